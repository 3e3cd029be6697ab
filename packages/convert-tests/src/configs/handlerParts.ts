import type { Node, ObjectProperty } from '@babel/types';
import type { NoteLevel } from '../draft.ts';
import { outputPath } from '../kind.ts';
import { BEHAVIORS } from '../rules/behaviors.ts';
import { namedRule } from '../rules/find.ts';
import { keyOf, quoted, stringValue, unwrap } from '../syntax/values.ts';
import { rangeOf } from '../syntax/walk.ts';
import { type ConfigContext, type Handler, keep, ruleOf } from './defaultHandler.ts';
import type { Entry } from './entry.ts';
import { configValues } from './exported.ts';

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

/** Objects in `projects` are converted, and paths of configuration files get Rstest's names. */
export const projects: Handler = (property, context) => {
  for (const value of valuesOf(property.value, context)) convertProject(value, context);
  return [keep(property, context, 'projects')];
};

function valuesOf(node: Node, { program }: ConfigContext): Node[] {
  return program?.type === 'Program' ? configValues(node, program) : [unwrap(node)];
}

function convertProject(node: Node, context: ConfigContext): void {
  if (node.type === 'ObjectExpression') context.convertOther(node);
  else if (node.type !== 'ArrayExpression') convertPath(node, context);
  else {
    for (const item of node.elements) {
      const inner = item?.type === 'SpreadElement' ? item.argument : item;
      for (const one of inner ? valuesOf(inner, context) : []) convertProject(one, context);
    }
  }
}

function convertPath(node: Node, { draft }: ConfigContext): void {
  const path = stringValue(node);
  if (path === undefined) draft.note('check', namedRule(BEHAVIORS, 'other file'), node);
  else if (/(?:^|\/)(?:jest|vitest|vite)\.[\w.-]*[cm]?[jt]s$/.test(path)) {
    draft.edits.overwrite(...rangeOf(node), quoted(outputPath(path, 'jest-config', '')));
    draft.note('check', namedRule(BEHAVIORS, 'other file'), node);
  }
}
