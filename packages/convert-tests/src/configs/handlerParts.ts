import type { Node, ObjectProperty } from '@babel/types';
import type { NoteLevel } from '../draft.ts';
import { keyOf, quoted, stringValue, unwrap } from '../syntax/values.ts';
import { type ConfigContext, ruleOf } from './configContext.ts';
import type { Entry } from './entry.ts';

/** Notes the option's rule at a level, and returns the settings that take its place. */
export type Change = (
  property: ObjectProperty,
  context: ConfigContext,
  entries?: readonly (readonly [path: string, value: string])[],
) => Entry[];

export function withRule(level: NoteLevel): Change {
  return (property, context, entries = []) => {
    context.draft.note(level, ruleOf(keyOf(property) ?? '', context), property);
    return entries.map(([path, value]) => ({ path: path.split('.'), value }));
  };
}

/** A literal's value; the name of an identifier that is a key; undefined for anything else. */
export function literal(node: Node): string | number | boolean | undefined {
  const value = unwrap(node);
  if (value.type === 'NumericLiteral' || value.type === 'BooleanLiteral') return value.value;
  return value.type === 'Identifier' ? value.name : stringValue(value);
}

/** Code of an array of strings, on several lines if it's long. */
export function arrayOfStrings(values: readonly string[]): string {
  return `[${values.map(quoted).join(', ')}]`;
}
