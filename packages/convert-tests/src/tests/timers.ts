import type {
  CallExpression,
  Identifier,
  MemberExpression,
  Node,
  ObjectProperty,
} from '@babel/types';
import { namedRule } from '../rules/find.ts';
import { JEST_TIMERS } from '../rules/jestTests.ts';
import type { Rule } from '../rules/rule.ts';
import { keyOf, stringValue, unwrap } from '../syntax/values.ts';
import { rangeOf } from '../syntax/walk.ts';
import type { TestFile } from './testFile.ts';

export interface SpecialCall {
  readonly call: CallExpression;
  readonly member: MemberExpression;
  readonly node: Identifier;
  readonly parents: readonly Node[];
  readonly rule: Rule;
  readonly file: TestFile;
  /** Renames it as the rule says, and notes that. */
  readonly rename: () => void;
}

export type Special = (call: SpecialCall) => void;

/** The path of a module in the first argument: a string, or `import('./path')`. */
export function modulePath(node: Node | undefined): string | undefined {
  if (node?.type === 'ImportExpression') return stringValue(node.source);
  if (node?.type === 'CallExpression' && node.callee.type === 'Import')
    return stringValue(node.arguments[0]);
  return stringValue(node);
}

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

/**
 * `jest.isolateModules(() => { … })` becomes a block that begins with `rs.resetModules()`, if it's a
 * statement with a function literal.
 */
export const isolateModules: Special = ({ call, member, parents, rule, file }) => {
  const { draft, needed } = file;
  const [callback] = call.arguments;
  const around = parents.at(-3);
  const awaited = around?.type === 'AwaitExpression' ? around : undefined;
  const statement = awaited ? parents.at(-4) : around;
  const isFunction =
    callback?.type === 'ArrowFunctionExpression' || callback?.type === 'FunctionExpression';
  const isStatement = statement?.type === 'ExpressionStatement';
  const needsAwait = isFunction && callback.async && !awaited;
  if (!isFunction || callback.body.type !== 'BlockStatement' || !isStatement || needsAwait) {
    draft.note('manual', rule, member);
    return;
  }
  const [bodyStart, bodyEnd] = rangeOf(callback.body);
  const [start, end] = rangeOf(statement);
  draft.edits.overwrite(start, bodyStart + 1, '{ rs.resetModules();');
  draft.edits.overwrite(bodyEnd - 1, end, '}');
  needed.set('rs', 'value');
  draft.note('check', rule, member);
};
