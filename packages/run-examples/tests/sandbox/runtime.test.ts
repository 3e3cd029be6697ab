import { describe, expect, it } from 'vitest';
import { captureConsole } from '../../src/sandbox/runtime/captureConsole.ts';
import { createStackLocations, runError } from '../../src/sandbox/runtime/runError.ts';

describe('createStackLocations', () => {
  const locations = createStackLocations();
  locations.add('blob:null/1-2', 'src/a.ts');

  it.each([
    ['Chromium', 'Error: x\n    at f (/project/src/a.ts:2:1)\n    at blob:null/9-9:1:2'],
    ['Firefox', 'f@blob:null/1-2:2:1\n@blob:null/9-9:1:2'],
  ])('finds the locations of files in a stack of %s', (_, stack) => {
    expect(locations.of(stack)).toEqual([{ path: 'src/a.ts', line: 2 }]);
  });

  it.each([
    ['Chromium', '    at f (/project/src/(group)/@x/[id].加.ts:4:7)'],
    ['Chromium', '    at /project/src/(group)/@x/[id].加.ts:4:7'],
    ['Firefox', 'f@/project/src/(group)/@x/[id].加.ts:4:7'],
  ])('finds a file with any path that a project can have, in a stack of %s', (_, stack) => {
    expect(locations.of(stack)).toEqual([{ path: 'src/(group)/@x/[id].加.ts', line: 4 }]);
  });

  it('takes a path of the example for a file of its bundle', () => {
    expect(locations.of('    at f (/project/src/b%20c.ts?x:4:7)')).toEqual([
      { path: 'src/b c.ts', line: 4 },
    ]);
  });

  it('takes a stack that an example has written itself', () => {
    expect(locations.of('    at f (/project/%ZZ:4:7)')).toEqual([{ path: '%ZZ', line: 4 }]);
  });
});

describe('runError', () => {
  const locations = createStackLocations();

  it('tells what was thrown, whatever it is', () => {
    expect(runError('text', locations)).toEqual({ name: 'Error', message: 'text', locations: [] });
    expect(runError(undefined, locations).message).toBe('undefined');
    expect(runError(Object.create(null), locations)).toEqual({
      name: 'Error',
      message: '',
      locations: [],
    });
  });

  it('has no colors and no folder', () => {
    const raw = {
      name: 'A',
      message: '\u001b[31mno\u001b[39m /project/src/a.ts',
      diff: '\u001b[32m- a',
    };
    expect(runError(raw, locations)).toMatchObject({ message: 'no src/a.ts', diff: '- a' });
    expect(runError({ message: 'at file:///project/a.ts' }, locations).message).toBe(
      'at file://a.ts',
    );
  });

  it.each(['/api/project/1', 'http://project/users', '~/project/a', '**/project/**'])(
    'keeps %s, which has a folder of the same name',
    (message) => expect(runError({ message }, locations)).toMatchObject({ message }),
  );
});

it('formats what follows the word of a trace or an assertion', () => {
  const { console: original } = globalThis;
  const texts: string[] = [];
  captureConsole({
    file: 'a.test.ts',
    locations: createStackLocations(),
    test: () => undefined,
    write: ({ text }) => texts.push(text),
  });
  const { console: captured } = globalThis;
  Object.assign(globalThis, { console: original });
  captured.trace('%s items', 'two');
  captured.assert(false, '%d items', 2);
  expect(texts).toEqual(['Trace: two items', 'Assertion failed 2 items']);
});
