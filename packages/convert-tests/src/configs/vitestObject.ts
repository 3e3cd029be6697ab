import type { Node, ObjectExpression, ObjectProperty, Program } from '@babel/types';
import type { Draft } from '../draft.ts';
import { BEHAVIORS } from '../rules/behaviors.ts';
import { byName, namedRule } from '../rules/find.ts';
import { VITE_CONFIG, VITEST_CONFIG } from '../rules/vitestConfig.ts';
import { resolveConstant } from '../syntax/scopes.ts';
import { convertObject, entriesOf } from './convertObject.ts';
import type { ConfigContext, Handler } from './defaultHandler.ts';
import type { Entry } from './entry.ts';
import { VITE_HANDLERS } from './viteHandlers.ts';
import { VITEST_HANDLERS } from './vitestHandlers.ts';

/** Converts an object with Vite's options and `test`, whose members move to the top. */
export function convertVitestObject(
  draft: Draft,
  program: Program,
  object: ObjectExpression,
  convertOther: (object: ObjectExpression) => void,
): void {
  const context: ConfigContext = {
    draft,
    program,
    object,
    rules: byName(VITE_CONFIG),
    handlers: { ...VITE_HANDLERS, test },
    convertOther,
  };
  convertObject(context);
}

const test: Handler = (property, context) => {
  const value = resolveConstant(property.value, context.program);
  const { draft } = context;
  if (value.type !== 'ObjectExpression') {
    draft.note('manual', namedRule(BEHAVIORS, 'no object'), property);
    return [{ path: [], value: `...${draft.source(property.value)}` }];
  }
  const inner: ConfigContext = {
    ...context,
    object: value,
    rules: byName(VITEST_CONFIG),
    handlers: VITEST_HANDLERS,
  };
  if (value !== property.value && property.value.type === 'Identifier') {
    convertObject(inner);
    return [{ path: [], value: `...${property.value.name}` }];
  }
  return value.properties.flatMap((member) =>
    dedented(entriesOf(member, inner), member, property, draft),
  );
};

/** Members of `test` move one level up, so the lines of their values do, too. */
function dedented(
  entries: readonly Entry[],
  member: Node,
  property: ObjectProperty,
  { code }: Draft,
): Entry[] {
  const indentOf = (node: Node) => {
    const start = node.start ?? 0;
    const line = code.slice(code.lastIndexOf('\n', start - 1) + 1, start);
    return line.trim() === '' ? line : '';
  };
  const extra = indentOf(member).slice(indentOf(property).length);
  if (extra === '') return [...entries];
  const shift = (text: string) =>
    text.replaceAll(`\n${indentOf(member)}`, `\n${indentOf(property)}`);
  return entries.map((entry) => ({
    ...entry,
    value: shift(entry.value),
    ...(entry.comments && { comments: shift(entry.comments) }),
  }));
}
