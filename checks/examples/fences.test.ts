import { REASONS } from 'run-examples/classify';
import { describe, expect, test } from 'vitest';
import { readFence } from './fences.ts';

describe('valid fences', () => {
  test.each([
    ['ts', 'title="src/sum.ts"', { kind: 'run', title: 'src/sum.ts', env: {} }],
    ['ts', "title='a.ts' {1,3-5} wrapCode", { kind: 'run', title: 'a.ts', env: {} }],
    ['json', 'title="package.json" wrapCode', { kind: 'run', title: 'package.json', env: {} }],
    ['ts', 'check', { kind: 'check', env: {} }],
    [
      'tsx',
      'check title="a.tsx" set="one"',
      { kind: 'check', title: 'a.tsx', set: 'one', env: {} },
    ],
    ['js', 'no-run="needs a browser"', { kind: 'exempt', reason: 'needs a browser', env: {} }],
    [
      'ts',
      'title="a.ts" fails="say \\"no\\""',
      { kind: 'run', title: 'a.ts', fails: 'say "no"', env: {} },
    ],
    [
      'ts',
      'title="a.ts" no-page="process"',
      { kind: 'run', title: 'a.ts', noPage: 'process', env: {} },
    ],
    ['text', 'output', { kind: 'output', args: ['run'], env: {} }],
    [
      'text',
      'output="run --bail 1" exit="1"',
      { kind: 'output', args: ['run', '--bail', '1'], exit: 1, env: {} },
    ],
    [
      'text',
      `output='run -t "two words"'`,
      { kind: 'output', args: ['run', '-t', 'two words'], env: {} },
    ],
    [
      'text',
      'output env="CI=true A=\'b c\'"',
      { kind: 'output', args: ['run'], env: { CI: 'true', A: 'b c' } },
    ],
    ['bash', '', { kind: 'display', env: {} }],
    ['text', '{2}', { kind: 'display', env: {} }],
  ])('%s %s', (lang, meta, fence) => {
    expect(readFence(lang, meta)).toEqual({ fence, errors: [] });
  });
});

const REASON_KINDS = Object.keys(REASONS).join(', ');
const KNOWN = 'title, set, check, no-run, no-page, fails, output, exit, env, wrapCode';

describe('invalid fences', () => {
  test.each([
    ['ts', '', 'a ts block without a kind; add title="file.ts", check or no-run="reason"'],
    ['jsx', '{1}', 'a jsx block without a kind; add title="file.jsx", check or no-run="reason"'],
    ['ts', 'check run', `unknown attribute run; allowed: ${KNOWN}`],
    ['ts', 'check no-run="x"', 'two kinds: check and no-run; keep one'],
    ['text', 'output title="a.txt"', 'two kinds: output and title; keep one'],
    ['ts', 'no-run', 'no-run without a reason; write no-run="reason"'],
    ['ts', 'no-run=" "', 'no-run without a reason; write no-run="reason"'],
    ['ts', 'title="a.ts" no-page', 'no-page without a value; write no-page="value"'],
    ['ts', 'title="a.ts" no-page="slow"', `no-page="slow"; write one of ${REASON_KINDS}`],
    ['ts', 'check no-page="files"', 'no-page has no effect here; it belongs on a titled block'],
    ['ts', 'title', 'title without a value; write title="value"'],
    ['ts', 'title="a.ts" fails=""', 'fails without a value; write fails="value"'],
    ['ts', 'check="yes"', 'check takes no value; drop it'],
    ['ts', 'title="a.ts" title="b.ts"', 'duplicate attribute title; keep one'],
    [
      'ts',
      'title="../a.ts"',
      'title="../a.ts"; write a path inside the set\'s folder, like src/sum.ts',
    ],
    [
      'ts',
      'title="/a.ts"',
      'title="/a.ts"; write a path inside the set\'s folder, like src/sum.ts',
    ],
    [
      'ts',
      'title="C:/a.ts"',
      'title="C:/a.ts"; write a path inside the set\'s folder, like src/sum.ts',
    ],
    ['ts', 'title="src/"', 'title="src/"; write a path inside the set\'s folder, like src/sum.ts'],
    ['diff', 'title="a.ts"', 'a diff cannot be a file; drop the title or show the file'],
    ['ts', 'check fails="x"', 'fails has no effect here; it belongs on a titled block'],
    ['ts', 'title="a.ts" exit="1"', 'exit has no effect here; it belongs on output'],
    ['text', 'output exit="one"', 'exit="one"; write a number'],
    ['text', 'output env="CI"', 'env: cannot read CI; write env="NAME=value OTHER=value"'],
    ['ts', 'check set="a b"', 'set="a b"; use only letters, digits, -, and _'],
    [
      'bash',
      'set="a"',
      'set has no effect here; it belongs on a titled block or check or no-run or output',
    ],
    ['bash', 'output', 'output on a bash block; write ```text output'],
    ['json', 'check', 'check on a json block; drop it, only code is checked'],
    ['typescript', '', 'language typescript; write ts'],
    ['', '', 'a fence without a language; write one, text if nothing else fits'],
    ['ts', 'check {x}', 'cannot read {x} after the language; write name="value", name, or {1,3-5}'],
    [
      'ts',
      'check fails="a"b"',
      'cannot read fails="a"b" after the language; write name="value", name, or {1,3-5}',
    ],
  ])('%s %s', (lang, meta, error) => {
    expect(readFence(lang, meta).errors).toEqual([error]);
  });

  test('reports all errors, not only the first', () => {
    expect(readFence('ts', 'chekc title="" foo="1"').errors).toEqual([
      `unknown attribute chekc; allowed: ${KNOWN}`,
      `unknown attribute foo; allowed: ${KNOWN}`,
      'title without a value; write title="value"',
    ]);
  });
});
