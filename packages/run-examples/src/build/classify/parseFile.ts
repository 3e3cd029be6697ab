import ts from 'typescript';

const KINDS: Readonly<Record<string, ts.ScriptKind>> = {
  tsx: ts.ScriptKind.TSX,
  jsx: ts.ScriptKind.JSX,
  js: ts.ScriptKind.JS,
  mjs: ts.ScriptKind.JS,
  cjs: ts.ScriptKind.JS,
};

/** The syntax tree of a script, whose language is determined by its path. */
export function parseFile(path: string, code: string): ts.SourceFile {
  const kind = KINDS[/\w+$/.exec(path)?.[0] ?? ''] ?? ts.ScriptKind.TS;
  return ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true, kind);
}

export function isScript(path: string): boolean {
  return /\.[cm]?[jt]sx?$/.test(path);
}
