/** What a link to a project may hold, as JSON, and what its reader is told. */
export const HOSTILE_PROJECTS: Readonly<
  Record<string, { readonly json: string; readonly says: 'linkBroken' | 'linkTooLarge' }>
> = {
  'no JSON': broken('{'),
  'a list': broken('[]'),
  'numbers for code': broken('{"a.ts":1}'),
  'a path out of the project': broken('{"../../a.ts":""}'),
  'an absolute path': broken('{"/etc/passwd":""}'),
  'a drive of Windows': broken('{"C:\\\\a.ts":""}'),
  __proto__: broken('{"__proto__":"polluted"}'),
  '__proto__ as a folder': broken('{"__proto__/a.ts":""}'),
  'an object for __proto__': broken('{"__proto__":{"polluted":1}}'),
  'a path that differs in its case': broken('{"SRC/cart.ts":"","src/Cart.ts":""}'),
  'a file where a folder is': broken('{"src":""}'),
  'markup in a path': broken('{"<img src=x onerror=window.hit=1>.test.ts":""}'),
  'half a character in a path': broken('{"\\ud800.ts":""}'),
  'half a character in code': broken('{"a.ts":"\\udfff"}'),
  'letters that turn the direction of a path': broken('{"a\\u202ets.exe":""}'),
  'the deletion of a file that isn’t there': broken('{"gone.ts":null}'),
  'nested lists': broken(`{"a.ts":${'['.repeat(10_000)}`),
  'thousands of files': large(
    JSON.stringify(Object.fromEntries(Array.from({ length: 2000 }, (_, i) => [`${i}`, '']))),
  ),
  'more than fits into the editor': large(JSON.stringify({ 'a.ts': 'a'.repeat(60_000) })),
  'lines for hours': large(JSON.stringify({ 'a.ts': '\n'.repeat(30_000) })),
  'megabytes of blanks': large(`{"a.ts":"${' '.repeat(4_000_000)}"}`),
};

function broken(json: string) {
  return { json, says: 'linkBroken' } as const;
}

function large(json: string) {
  return { json, says: 'linkTooLarge' } as const;
}

/** Projects that a link may hold, and that keep a reader of code, or of globs, busy. */
export const SLOW_PROJECTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'a nested config': { 'rstest.config.ts': `export default ${`${'('.repeat(100)}\n`.repeat(150)}` },
  'globs that backtrack': {
    'rstest.config.ts': `export default { include: ['${'+(a|+(a*))'.repeat(12)}b'] };`,
    [`${'a'.repeat(60)}.ts`]: '',
  },
  'code whose mistake is searched for': {
    'a.test.ts': `function a() {\n${'x = {\n'.repeat(400)}`,
  },
  'imports in a circle': {
    'a.test.ts': "import './b'; import './a.test';",
    'b.ts': "import './a.test';",
  },
};
