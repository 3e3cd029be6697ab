import type { ObjectExpression, ObjectProperty } from '@babel/types';
import { byName, HARMLESS } from '../rules/find.ts';
import { VITEST_CONFIG } from '../rules/vitestConfig.ts';
import { resolveConstant } from '../syntax/scopes.ts';
import { keyOf } from '../syntax/values.ts';
import { rangeOf } from '../syntax/walk.ts';
import { type ConfigContext, type Handler, keep } from './defaultHandler.ts';

/** The members of an object option, by rules such as `coverage.reporter`. */
export const members =
  (prefix: string): Handler =>
  (property, context) => {
    convertMembers(prefix, property, context);
    return [keep(property, context, prefix)];
  };

function convertMembers(prefix: string, property: ObjectProperty, context: ConfigContext): void {
  const value = resolveConstant(property.value, context.program);
  if (value.type !== 'ObjectExpression') return;
  for (const member of value.properties) convertMember(prefix, member, value, context);
}

function convertMember(
  prefix: string,
  member: ObjectExpression['properties'][number],
  object: ObjectExpression,
  context: ConfigContext,
): void {
  const { draft } = context;
  const name = member.type === 'ObjectProperty' ? keyOf(member) : undefined;
  const rule = byName(VITEST_CONFIG).get(`${prefix}.${name}`);
  if (member.type !== 'ObjectProperty' || !rule) return;
  if (rule.kind === 'same') {
    convertMembers(rule.source, member, context);
    return;
  }
  if (rule.kind === 'renamed') {
    draft.note('change', rule, member);
    const [target = ''] = rule.targets;
    draft.edits.overwrite(...rangeOf(member.key), target.split('.').at(-1) ?? '');
    return;
  }
  draft.note(
    rule.kind === 'unneeded' || HARMLESS.has(rule.source) ? 'check' : 'manual',
    rule,
    member,
  );
  removeMember(draft, member, object);
}

function removeMember(
  draft: ConfigContext['draft'],
  member: ObjectExpression['properties'][number],
  object: ObjectExpression,
): void {
  const [start, end] = rangeOf(member);
  const rest = /^\s*,[ \t]*\n?/.exec(draft.code.slice(end, rangeOf(object)[1]))?.[0] ?? '';
  const lineStart = draft.code.lastIndexOf('\n', start - 1) + 1;
  const ownLine = rest.includes('\n') && draft.code.slice(lineStart, start).trim() === '';
  draft.edits.remove(ownLine ? lineStart : start, end + rest.length);
}
