import { rangeOf } from '../syntax/walk.ts';
import type { Special } from './special.ts';

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
