import ts from 'typescript';

/** Code of a language, such as `ts`, without its comments and the line breaks in them. */
export function withoutComments(lang: string, code: string): string {
  if (/^[cm]?[jt]sx?$/.test(lang)) return withoutScriptComments(lang, code);
  const pattern = COMMENTS[lang];
  return pattern ? code.replace(pattern, (_, string?: string) => string ?? '') : code;
}

const SLASHES = /("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*')|\/\*[\s\S]*?\*\/|(?<![:\w])\/\/.*/g;
const HASH = /("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*')|(?<!\S)#.*/g;
const MARKUP = /("(?:\\.|[^"\\\n])*")|<!--[\s\S]*?-->|\/\*[\s\S]*?\*\/|(?<!\S)\/\/.*/g;
/** Each pattern's first group is a string, which stays. */
const COMMENTS: Readonly<Record<string, RegExp>> = {
  json: SLASHES,
  jsonc: SLASHES,
  css: SLASHES,
  diff: SLASHES,
  yaml: HASH,
  toml: HASH,
  bash: HASH,
  html: MARKUP,
  vue: MARKUP,
};

/**
 * By the parser, not the scanner: only the parser knows that a slash begins a regular expression
 * and that an apostrophe within JSX is text. Between two tokens, there are only spaces and comments.
 */
function withoutScriptComments(lang: string, code: string): string {
  const kind = lang.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(`block.${lang}`, code, ts.ScriptTarget.Latest, true, kind);
  let bare = '';
  const walk = (node: ts.Node): void => {
    if (ts.isJSDoc(node)) return;
    const children = node.getChildren(file).filter((child) => !ts.isJSDoc(child));
    if (children.length > 0) {
      for (const child of children) walk(child);
      return;
    }
    const [from, start, end] = [node.getFullStart(), node.getStart(file), node.getEnd()];
    bare += code.slice(from, start).replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
    bare += code.slice(start, end);
  };
  walk(file);
  return bare;
}
