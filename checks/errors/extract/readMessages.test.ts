import { expect, test } from 'vitest';
import { withoutInstances } from './packageMessages.ts';
import { readMessages } from './readMessages.ts';

const textsOf = (code: string) => readMessages('a.js', code);

test.each([
  ['an error', `throw new Error('No file was found')`, ['No file was found']],
  ['an error without new', `throw TypeError('No file was found')`, ['No file was found']],
  ['an own error class', `throw new CACError('No file was found')`, ['No file was found']],
  ['a template', `new Error(\`Reporter \${name} not found\`)`, ['Reporter … not found']],
  ['adjacent holes', `new Error(\`Reporter \${a} \${b} not found\`)`, ['Reporter … not found']],
  ['a sum', `new Error('Reporter ' + name + ' not found')`, ['Reporter … not found']],
  [
    'a condition',
    `new Error(a ? 'It was not found' : 'It was not read')`,
    ['It was not found', 'It was not read'],
  ],
  [
    'a styled part',
    `new Error(\`Setup file \${color.red("a.ts")} not found\`)`,
    ['Setup file a.ts not found'],
  ],
  [
    'a list',
    `new Error(['It was not found.', 'Create it.'].join(' '))`,
    ['It was not found. Create it.'],
  ],
  ['a constant', `const text = 'It was not found'; throw new Error(text)`, ['It was not found']],
  [
    'a shadowed constant',
    `const t = 'outer one here'; { const t = 'inner one here'; new Error(t) }`,
    ['inner one here'],
  ],
  [
    'a function',
    `const text = (a) => \`Option \${a} is missing\`; new Error(text("x"))`,
    ['Option x is missing'],
  ],
  [
    'a factory',
    'const make = (text) => new Error(text); make("It was not found")',
    ['It was not found'],
  ],
  ['a logged error', `logger.error('It was not found')`, ['It was not found']],
  ['a logged warning', `logger.warn('It was not found')`, ['It was not found']],
  ['a red line', `logger.log(color.red('It was not found'))`, ['It was not found']],
  ['a thrown text', `throw 'It was not found'`, ['It was not found']],
  [
    'the message of a matcher',
    `x({ message: () => \`Snapshot \${a} mismatched\` })`,
    ['Snapshot … mismatched'],
  ],
  ['an aggregate', `new AggregateError(errors, 'Both of them failed')`, ['Both of them failed']],
])('%s is a message', (_name, code, texts) => {
  expect(textsOf(code)).toEqual(texts);
});

test.each([
  ['a gray line', `logger.log(color.gray('It was not found'))`],
  ['a text without words', `new Error('STACK')`],
  ['what is only known at run time', 'throw new Error(error.message)'],
  ['other text', `const text = 'It was not found'`],
])('%s is not', (_name, code) => {
  expect(textsOf(code)).toEqual([]);
});

test('a text that another one includes is left out', () => {
  expect(
    withoutInstances(['Unknown option -a', 'Unknown option …', 'Unknown option … here']),
  ).toEqual(['Unknown option …']);
  expect(withoutInstances(['timed out in …ms', 'timed out in …ms (none)'])).toHaveLength(2);
});
