import { describe, expect, test } from 'vitest';
import { sameCode } from './compareCounterparts.ts';

describe('equal apart from comments and blank lines', () => {
  test.each([
    ['ts', 'a();\n// one\n\nb();', 'a(); // 一\nb();'],
    ['ts', '/** Adds. */\nconst a = 1;', '/**\n * 相加。\n */\nconst a = 1;'],
    ['ts', 'const a = /* one */ 1;', 'const a = /* 一 */ 1;'],
    ['tsx', 'const a = <p>{/* one */}x</p>;', 'const a = <p>{/* 一 */}x</p>;'],
    ['json', '{ "a": 1 }', '{ "a": 1 }\n'],
    ['jsonc', '{\n  // one\n  "a": "//"\n}', '{\n  "a": "//" // 一\n}'],
    ['css', '/* one */\na { color: red }', '/* 一 */\na { color: red }'],
    ['yaml', '# one\na: "#" # one', 'a: "#"'],
    ['bash', 'npx rstest # one', '# 一\nnpx rstest'],
    ['html', '<!-- one -->\n<p>x</p>', '<!-- 一 -->\n<p>x</p>'],
    ['diff', '- a\n+ b // one', '- a\n+ b // 一'],
  ])('%s %s', (lang, a, b) => {
    expect(sameCode(lang, a, b)).toBe(true);
  });
});

describe('different', () => {
  test.each([
    ['ts', 'a();', 'b();'],
    ['ts', "test('adds', run);", "test('相加', run);"],
    ['ts', 'const a = "// one";', 'const a = "// 一";'],
    ['ts', 'const a = `x // one`;', 'const a = `x // 一`;'],
    ['ts', `const a = \`\${b} // one\`;`, `const a = \`\${b} // 一\`;`],
    ['ts', 'const a = /\\/\\/one/;', 'const a = /\\/\\/two/;'],
    ['tsx', "const a = <p>don't // one</p>;", "const a = <p>don't // 一</p>;"],
    ['ts', 'a();\n  b();', 'a();\nb();'],
    ['json', '{ "a": "http://x" }', '{ "a": "http://y" }'],
    ['css', 'a { content: "/* x */" }', 'a { content: "/* y */" }'],
    ['yaml', 'a: b#c', 'a: b#d'],
    ['bash', 'curl http://a', 'curl http://b'],
    ['text', '# one', '# 一'],
  ])('%s %s', (lang, a, b) => {
    expect(sameCode(lang, a, b)).toBe(false);
  });
});
