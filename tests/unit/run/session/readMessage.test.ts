import { describe, expect, it } from 'vitest';
import { readMessage } from '../../../../theme/run/session/readMessage.ts';

describe('readMessage', () => {
  it('hands on what a cell says', () => {
    const test = {
      id: '1',
      file: 'a.test.ts',
      titles: ['a'],
      status: 'pass',
      durationMs: 1,
      errors: [],
      retries: 0,
    };
    expect(readMessage({ kind: 'event', event: { kind: 'test', test } })).toEqual({
      kind: 'event',
      event: { kind: 'test', test },
    });
    const error = { name: 'E', message: 'm', diff: '- a', places: [{ path: 'a', line: 2 }] };
    expect(readMessage({ kind: 'end', unhandled: [error] })).toEqual({
      kind: 'end',
      unhandled: [error],
    });
  });

  it.each([undefined, null, 'end', {}, { kind: 'other' }, { kind: 'event' }, { kind: 'problem' }])(
    'leaves out %j',
    (data) => expect(readMessage(data)).toBeUndefined(),
  );

  it('mends what would break a view', () => {
    const test = { titles: [1, 'a'], status: 'won', durationMs: Number.NaN, errors: 'none' };
    expect(readMessage({ kind: 'event', event: { kind: 'test', test } })).toEqual({
      kind: 'event',
      event: {
        kind: 'test',
        test: {
          id: '',
          file: '',
          titles: ['', 'a'],
          status: 'fail',
          durationMs: 0,
          errors: [],
          retries: 0,
        },
      },
    });
    expect(readMessage({ kind: 'event', event: { kind: 'log', log: { place: {} } } })).toEqual({
      kind: 'event',
      event: {
        kind: 'log',
        log: { level: 'log', text: '', file: '', place: { path: '', line: 1 } },
      },
    });
  });
});
