import type { ObjectProperty } from '@babel/types';
import { namedRule } from '../rules/find.ts';
import { JEST_TIMERS } from '../rules/jestTests.ts';
import { keyOf, stringValue, unwrap } from '../syntax/values.ts';
import { rangeOf } from '../syntax/walk.ts';
import type { Special } from './special.ts';
import type { TestFile } from './testFile.ts';

/** `jest.useFakeTimers`, with the options and the string that Jest takes. */
export const fakeTimers: Special = (special) => {
  const { call, file } = special;
  const [options] = call.arguments;
  special.rename();
  const { draft } = file;
  const implementation = stringValue(options);
  if (options && implementation === 'modern') draft.edits.remove(...rangeOf(options));
  if (options && implementation === 'legacy') {
    draft.edits.remove(...rangeOf(options));
    draft.note('manual', namedRule(JEST_TIMERS, 'legacyFakeTimers'), options);
  }
  if (options?.type !== 'ObjectExpression') return;
  for (const one of options.properties) if (one.type === 'ObjectProperty') convertOption(one, file);
};

function convertOption(property: ObjectProperty, { draft }: TestFile): void {
  const name = keyOf(property) ?? '';
  const rule = JEST_TIMERS.find(({ source }) => source === name);
  if (!rule) return;
  const value = unwrap(property.value);
  const rename = (to: string) => draft.edits.overwrite(...rangeOf(property.key), to);
  if (name === 'doNotFake') rename('toNotFake');
  else if (name === 'timerLimit') rename('loopLimit');
  else if (name === 'advanceTimers') {
    rename('shouldAdvanceTime');
    if (value.type === 'NumericLiteral') {
      draft.edits.overwrite(...rangeOf(value), `true, advanceTimeDelta: ${value.value}`);
    }
  } else if (value.type === 'BooleanLiteral') {
    const after = /^\s*,\s*/.exec(draft.code.slice(rangeOf(property)[1]))?.[0].length ?? 0;
    draft.edits.remove(rangeOf(property)[0], rangeOf(property)[1] + after);
    draft.note(value.value ? 'manual' : 'change', rule, property);
    return;
  }
  draft.note('change', rule, property);
}
