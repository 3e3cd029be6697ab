import { describe, expect, it } from 'vitest';
import { compileFile } from '../../src/sandbox/compile/compileFile.ts';

describe('compileFile', () => {
  it('keeps every line', () => {
    const code = [
      `import { sum } from './sum'; boom();`,
      `const typed: number = sum(1, 2);`,
      `const plain = sum(1, 2) + boom();`,
    ].join('\n');
    const { text, lineOf, shape } = compileFile('src/a.ts', `\n${code}`);
    expect(text.split('\n')[3]).toBe('const plain = (0, _sum.sum)(1, 2) + boom();');
    expect(shape.imports.map(({ start }) => lineOf(start))).toEqual([2]);
    expect(text).toContain('\n//# sourceURL=/project/src/a.ts');
  });

  it('names a file as it is, because Rstest reads it for inline snapshots', () => {
    expect(compileFile('src/[id].加.ts', '').text).toContain(
      '\n//# sourceURL=/project/src/[id].加.ts',
    );
  });

  it('leaves out the line that names the interpreter', () => {
    const { text } = compileFile('src/cli.ts', '#!/usr/bin/env node\nexport const a = 1;');
    expect(text).not.toContain('#!');
    expect(text.split('\n')[1]).toContain('a = 1;');
  });

  it.each([
    ['a.ts', 'const a = ;', { line: 1, message: 'Unexpected token' }],
    ['a.ts', '\nlet a: = 1;', { line: 2 }],
    ['a.ts', "test('x', () => {\n  const a: number = 1;\n  let b = ;\n});", { line: 3 }],
    ['a.ts', 'const a = 1;\nconst a = 2;', { line: 2 }],
    ['a.js', 'let a: number = 1;', { line: 1 }],
    ['a.ts', 'for (const x of y) {', { line: 1 }],
  ])('refuses what can not be read: %s %j', (path, code, problem) => {
    expect(() => compileFile(path, code)).toThrow(
      expect.objectContaining({ name: 'SyntaxError', path, ...problem }),
    );
  });
});
