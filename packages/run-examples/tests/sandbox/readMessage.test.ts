import { describe, expect, it } from 'vitest';
import { RUN } from '../../src/limits.ts';
import { readMessage } from '../../src/sandbox/relay/readMessage.ts';

const ENTRY = 'a.test.ts';
const read = (data: unknown) => readMessage(data, ENTRY);
const readTest = (test: object) => {
  const message = read({ kind: 'event', event: { kind: 'test', test } });
  return message?.kind === 'event' && message.event.kind === 'test'
    ? message.event.test
    : undefined;
};
const readLog = (log: object) => {
  const message = read({ kind: 'event', event: { kind: 'log', log } });
  return message?.kind === 'event' && message.event.kind === 'log' ? message.event.log : undefined;
};

describe('readMessage', () => {
  it('returns what a runtime sends', () => {
    const test = {
      id: '1',
      file: ENTRY,
      titles: ['a'],
      status: 'pass',
      durationMs: 1,
      errors: [],
      retries: 0,
    };
    expect(readTest(test)).toEqual(test);
    const error = { name: 'E', message: 'm', diff: '- a', locations: [{ path: 'a', line: 2 }] };
    expect(read({ kind: 'end', unhandled: [error] })).toEqual({
      kind: 'end',
      unhandled: [error],
    });
  });

  it.each([undefined, null, 'end', {}, { kind: 'other' }, { kind: 'event' }, { kind: 'problem' }])(
    'leaves out %j',
    (data) => expect(read(data)).toBeUndefined(),
  );

  it('corrects what would break a view', () => {
    const test = { titles: [1, 'a'], status: 'won', durationMs: Number.NaN, errors: 'none' };
    expect(readTest({ ...test, file: 'b.test.ts' })).toEqual({
      id: '',
      file: ENTRY,
      titles: ['', 'a'],
      status: 'fail',
      durationMs: 0,
      errors: [],
      retries: 0,
    });
    expect(readLog({ location: {} })).toEqual({
      level: 'log',
      text: '',
      file: ENTRY,
      location: { path: '', line: 1 },
    });
  });

  it('looks only at the beginning of a list, however long it claims to be', () => {
    const endless = new Array(2 ** 32 - 1);
    const end = read({ kind: 'end', unhandled: endless });
    expect(end?.kind === 'end' && end.unhandled.length).toBe(RUN.errorsPerTest);

    const test = readTest({ titles: endless, errors: [{ locations: endless }] });
    expect(test?.titles).toHaveLength(RUN.titles);
    expect(test?.errors[0]?.locations).toHaveLength(RUN.locations);
  });

  it('cuts texts', () => {
    const long = 'x'.repeat(RUN.textLength + 1);
    const cut = `${'x'.repeat(RUN.textLength - 1)}…`;
    expect(readLog({ text: long })).toMatchObject({ text: cut });
    const test = readTest({ titles: [long], errors: [{ message: long, diff: long }] });
    expect(test).toMatchObject({ titles: [cut.slice(-RUN.nameLength)] });
    expect(test?.errors).toMatchObject([{ message: cut, diff: cut }]);
  });
});
