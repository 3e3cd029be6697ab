/** Code that an example may hold to make its page unusable. */
export interface Payload {
  readonly name: string;
  /** Statements of a test file, after `import { describe, expect, test } from '@rstest/core'`. */
  readonly code: string;
  /** How many different payloads it sends. */
  readonly count: number;
}

/** Keeps every port that the runtime posts to, and posts to all of them whatever it's given. */
const FORGE = `
const ports = new Set();
const { postMessage } = MessagePort.prototype;
MessagePort.prototype.postMessage = function (...args) {
  ports.add(this);
  return postMessage.apply(this, args);
};
const channels = [() => self.postMessage.bind(self), () => (data) => parent.postMessage(data, '*')];
const posts = channels.flatMap((channel) => { try { return [channel()]; } catch { return []; } });
const send = (data) => {
  for (const port of ports) { try { postMessage.call(port, data); } catch {} }
  for (const post of posts) { try { post(data); } catch {} }
};
const forge = (event) => { send({ kind: 'event', event }); send({ kind: 'events', events: [event] }); };
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
console.log('opens the port');
`;

const forging = (name: string, body: string, count = 1): Payload => ({
  name,
  code: `${FORGE} test('forges', async () => { ${body} });`,
  count,
});

/** What an example can report without any trick. */
export const HONEST: readonly Payload[] = [
  payload('19,000 tests', `for (let i = 0; i < 19_000; i++) test('test ' + i, () => {});`),
  payload(
    '500 failures with long messages and diffs',
    `for (let i = 0; i < 500; i++) test('test ' + i, () => {
       expect({ list: Array(200).fill(i) }).toEqual({ list: Array(200).fill(-1) });
     });`,
  ),
  payload(
    '1,000 errors of one test',
    `test('soft', () => { for (let i = 0; i < 1000; i++) expect.soft(i).toBe('x'.repeat(500)); });`,
  ),
  payload(
    'a flood of output',
    `test('logs', () => { for (let i = 0; i < 20_000; i++) console.log('wide '.repeat(400)); });`,
  ),
  payload(
    'output of thousands of lines',
    `test('logs', () => { for (let i = 0; i < 1000; i++) console.warn('a\\n'.repeat(5000)); });`,
  ),
  payload(
    'suites 300 deep',
    `const nest = (level) => level === 0 ? test('deep', () => {}) :
       describe('level ' + level, () => nest(level - 1));
     nest(300);`,
  ),
  payload(
    'a suite for each test',
    `for (let i = 0; i < 3000; i++) describe('suite ' + i, () => { test('test ' + i, () => {}); });`,
  ),
  payload(
    'titles of 100,000 characters',
    `for (let i = 0; i < 20; i++) test(i + 'title '.repeat(17_000), () => {});`,
  ),
  payload(
    'unhandled rejections',
    `for (let i = 0; i < 2000; i++) Promise.reject(new Error('lost '.repeat(500)));
     test('waits', () => new Promise((resolve) => setTimeout(resolve, 50)));`,
  ),
];

function payload(name: string, code: string): Payload {
  return { name, code, count: 1 };
}

/** Values that no message has, as expressions. */
const VALUES = [
  'null',
  '-1',
  'NaN',
  '1e308',
  '""',
  '"__proto__"',
  '"<img src=x onerror=alert(1)>".repeat(50)',
  '"wide ".repeat(10_000)',
  '"\\u0301".repeat(20_000)',
  '"\\u202e\\ud800".repeat(5000)',
  '"\\n".repeat(20_000)',
  '"😀👨‍👩‍👧‍👦字".repeat(3000)',
  '[]',
  '{ toString: 1, length: 1e9 }',
  'new Map([[1, new Date(NaN)]])',
  'Array(2000).fill("x".repeat(20))',
  'Array.from({ length: 500 }, () => ({ path: "p".repeat(500), line: 1e9, message: "m" }))',
];

/** Messages by the field that gets one of the values. */
const FIELDS: Readonly<Record<string, (value: string) => string>> = {
  'test.id': (value) => testEvent(`id: ${value}`),
  'test.file': (value) => testEvent(`file: ${value}`),
  'test.titles': (value) => testEvent(`titles: ${value}`),
  'test.titles[0]': (value) => testEvent(`titles: [${value}, 'own']`),
  'test.status': (value) => testEvent(`status: ${value}`),
  'test.durationMs': (value) => testEvent(`durationMs: ${value}`),
  'test.errors': (value) => testEvent(`status: 'fail', errors: ${value}`),
  'log.text': (value) => logEvent(`text: ${value}`),
  'log.level': (value) => logEvent(`level: ${value}`),
  'log.test': (value) => logEvent(`test: ${value}`),
  'log.location': (value) => logEvent(`location: { path: ${value}, line: ${value} }`),
  'file.path': (value) => fileEvent(`path: ${value}`),
  'file.errors': (value) => fileEvent(`errors: ${value}`),
  'error.name': (value) => errorEvent(`name: ${value}`),
  'error.message': (value) => errorEvent(`message: ${value}`),
  'error.diff': (value) => errorEvent(`diff: ${value}`),
  'error.locations': (value) => errorEvent(`locations: ${value}`),
};

function testEvent(fields: string): string {
  return `{ kind: 'test', test: { id: String(next++), file: 'a.test.ts', titles: ['a'],
    status: 'pass', durationMs: 1, errors: [], retries: 0, ${fields} } }`;
}

function logEvent(fields: string): string {
  return `{ kind: 'log', log: { level: 'log', text: 'a', file: 'a.test.ts', ${fields} } }`;
}

function fileEvent(fields: string): string {
  return `{ kind: 'file', file: { path: 'a.test.ts', status: 'fail', durationMs: 1, errors: [],
    ${fields} } }`;
}

function errorEvent(fields: string): string {
  return testEvent(`status: 'fail',
    errors: [{ name: 'Error', message: 'a', diff: '- a', locations: [], ${fields} }]`);
}

/** Messages of every kind with every value in every field: each is one payload. */
export const FORGED: readonly Payload[] = [
  ...Object.entries(FIELDS).map(([field, eventOf]) =>
    forging(
      `forged ${field}`,
      `let next = 0; ${VALUES.map((value) => `forge(${eventOf(value)});`).join(' ')}`,
      VALUES.length,
    ),
  ),
  forging(
    'messages of no kind',
    `for (const data of [null, 0, 'end', [], {}, { kind: null }, { kind: 'event' }, { kind: 'events' },
      { kind: 'event', event: { kind: 'omitted', omitted: { tests: -1, logs: NaN, errors: '1' } } },
      { kind: 'omitted', omitted: null }, { kind: 'warm' }, { kind: 'alive' }]) send(data);`,
    12,
  ),
  forging(
    'titles 5,000 deep',
    `forge({ kind: 'test', test: { id: 'deep', file: 'a.test.ts', status: 'fail', durationMs: 1,
       titles: Array.from({ length: 5000 }, (_, i) => 'level ' + i), errors: [], retries: 0 } });
     await wait(100);`,
  ),
  forging(
    'results of 3,000 files',
    `for (let i = 0; i < 3000; i++) forge({ kind: 'file', file: { path: i + '.test.ts',
       status: 'fail', durationMs: 1, errors: [{ name: '', message: 'a', locations: [] }] } });`,
  ),
  forging(
    'more messages than a run may send',
    `for (let i = 0; i < 50_000; i++) forge({ kind: 'log', log: { level: 'log', text: 'a' } });`,
  ),
];

/** Single messages of a size that nothing but a limit inside of the sandbox can stop. */
export const GIANT: readonly Payload[] = [
  forging(
    'a sparse array of 4,294,967,295 errors',
    `send({ kind: 'end', unhandled: Array(2 ** 32 - 1) });`,
  ),
  forging(
    'a sparse array of titles',
    `forge(${testEvent('titles: Array(2 ** 32 - 1)').replace('next++', '1')});`,
  ),
  forging(
    '200,000 forged errors',
    `send({ kind: 'end', unhandled: Array.from({ length: 200_000 }, (_, i) => (
       { name: 'Error', message: 'error ' + i, locations: [{ path: 'a', line: i }] })) });`,
  ),
  forging(
    'a forged line of 200 MB',
    `forge({ kind: 'log', log: { level: 'log', text: 'x'.repeat(2e8), file: 'a.test.ts' } });`,
  ),
  payload('a title of 300 MB', `test('x'.repeat(3e8), () => {});`),
  payload('a title of 50 MB', `test('wide '.repeat(1e7), () => {});`),
  payload('a message of 50 MB', `test('a', () => { throw new Error('wide '.repeat(1e7)); });`),
  payload(
    '200,000 errors',
    `test('a', () => { throw new AggregateError(Array.from({ length: 2e5 }, () => new Error('e'))); });
     for (let i = 0; i < 2e5; i++) Promise.reject(i);
     test('waits', () => new Promise((resolve) => setTimeout(resolve, 50)));`,
  ),
];
