import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { compileFile } from '../../../../theme/run/sandbox/compile/compileFile.ts';
import { createLoopGuard } from '../../../../theme/run/sandbox/runtime/loopGuard.ts';
import { memoryStorage } from '../../../../theme/run/sandbox/runtime/memoryStorage.ts';
import { runError } from '../../../../theme/run/sandbox/runtime/runError.ts';
import { createStackPlaces } from '../../../../theme/run/sandbox/runtime/stackPlaces.ts';

describe('createStackPlaces', () => {
  const places = createStackPlaces();
  places.add('blob:null/1-2', compileFile('src/a.ts', '\nboom();\n', false));

  it.each([
    ['Chromium', 'Error: x\n    at f (/project/src/a.ts:2:1)\n    at blob:null/9-9:1:2'],
    ['Firefox', 'f@blob:null/1-2:2:1\n@blob:null/9-9:1:2'],
  ])('finds the places of files in a stack of %s', (_, stack) => {
    expect(places.of(stack)).toEqual([{ path: 'src/a.ts', line: 2, column: 1 }]);
  });

  it('takes a path of the example for a file of its bundle', () => {
    expect(places.of('    at f (/project/src/b%20c.ts?x:4:7)')).toEqual([
      { path: 'src/b c.ts', line: 4, column: 7 },
    ]);
  });
});

describe('runError', () => {
  const places = createStackPlaces();

  it('tells what was thrown, whatever it is', () => {
    expect(runError('text', places)).toEqual({ name: 'Error', message: 'text', places: [] });
    expect(runError(undefined, places).message).toBe('undefined');
    expect(runError(Object.create(null), places)).toEqual({
      name: 'Error',
      message: '',
      places: [],
    });
  });

  it('has no colours and no folder', () => {
    const raw = {
      name: 'A',
      message: '\u001b[31mno\u001b[39m /project/src/a.ts',
      diff: '\u001b[32m- a',
    };
    expect(runError(raw, places)).toMatchObject({ message: 'no src/a.ts', diff: '- a' });
  });
});

describe('createLoopGuard', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const many = (tick: () => void) => {
    for (let call = 0; call < 1000; call++) tick();
  };

  it('lets code run that pauses, and stops code that does not, again and again', () => {
    const onStuck = vi.fn();
    const now = vi.spyOn(performance, 'now').mockReturnValue(0);
    const tick = createLoopGuard(1000, onStuck);
    for (let time = 900; time < 5000; time += 900) {
      now.mockReturnValue(time);
      expect(() => many(tick)).not.toThrow();
      vi.advanceTimersByTime(900);
    }
    now.mockReturnValue(9000);
    expect(() => many(tick)).toThrow('without a pause');
    expect(tick).toThrow('without a pause');
    expect(onStuck).toHaveBeenCalledTimes(1);
  });
});

describe('memoryStorage', () => {
  it('is a Storage', () => {
    const storage = memoryStorage();
    storage.setItem('a', '1');
    storage.b = '2';
    expect([storage.length, storage.getItem('a'), storage.b, storage.key(1)]).toEqual([
      2,
      '1',
      '2',
      'b',
    ]);
    expect({ ...storage }).toEqual({ a: '1', b: '2' });
    storage.removeItem('a');
    expect([storage.getItem('a'), 'a' in storage, 'b' in storage]).toEqual([null, false, true]);
    storage.clear();
    expect(storage.length).toBe(0);
  });
});
