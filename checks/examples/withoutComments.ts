import { withoutScriptComments } from 'run-examples/classify';

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
