import type { Node, ObjectExpression, SpreadElement } from '@babel/types';
import type { Draft } from '../draft.ts';
import { resolveConstant } from '../syntax/scopes.ts';
import { keyOf } from '../syntax/values.ts';
import { rangeOf } from '../syntax/walk.ts';
import { type Group, groupEntries, renderGroup } from './groups.ts';
import {
  byRule,
  type ConfigContext,
  createOption,
  type Entry,
  type Handler,
  ruleOf,
} from './option.ts';

type Member = ObjectExpression['properties'][number];

const converted = new WeakSet<Node>();

/**
 * Converts the members of an object in place, each object only once: several others can use a constant.
 * Settings below the same key are written in the place of the first one. `added` are further settings,
 * which go to the start of the object.
 */
export function convertObject(context: ConfigContext, added: readonly Entry[] = []): void {
  const { draft, object } = context;
  if (converted.has(object)) return;
  converted.add(object);
  const { code, edits } = draft;
  const members = object.properties.map((member) => ({
    member,
    entries: entriesOf(member, context),
  }));
  const groups = groupEntries([...members.flatMap(({ entries }) => entries), ...added]);
  const groupsOf = (entries: readonly Entry[]) =>
    groups.filter(({ entries: [first] }) => first && entries.includes(first));
  const unit = unitOf(object, code);
  for (const { member, entries } of members) {
    const indent = indentAt(member, code);
    const texts = groupsOf(entries).map((group) => renderGroup(group, { indent, unit }));
    const text = texts.join(indent === undefined ? ', ' : `,\n${indent}`);
    const start = commentsStart(member, code);
    const end = rangeOf(member)[1];
    if (texts.length === 0) edits.remove(...removalRange(member, object, code));
    else if (text !== edits.slice(start, end)) edits.overwrite(start, end, text);
  }
  prepend(groupsOf(added), unit, context);
}

/** The settings that replace a member; none if it's removed. */
export function entriesOf(member: Member, context: ConfigContext): readonly Entry[] {
  const { draft, handlers } = context;
  const name = member.type === 'SpreadElement' ? undefined : keyOf(member);
  if (member.type === 'SpreadElement' || name === undefined) return [keptMember(member, context)];
  if (member.type === 'ObjectMethod') {
    const rule = ruleOf(name, context);
    if (rule.kind === 'same') return [keptMember(member, context)];
    draft.note(context.rules.has(rule.name) ? 'manual' : 'check', rule, member);
    return [];
  }
  const handler = Object.hasOwn(handlers, name) ? handlers[name] : undefined;
  const entries = (handler ?? byRule)(createOption(member, context));
  const [first, ...others] = entries;
  return first ? [{ ...first, ...commentsOf(member, draft) }, ...others] : entries;
}

/** Keeps a spread, a method, or a member with a computed name. Notes what can't be converted. */
function keptMember(member: Member, context: ConfigContext): Entry {
  const { draft } = context;
  if (member.type === 'SpreadElement') convertSpread(member, context);
  else if (keyOf(member) === undefined) draft.note('manual', 'no object', member);
  return { path: [], value: draft.edited(member), ...commentsOf(member, draft) };
}

/** A constant has options of the same table as the object that it's spread into. */
function convertSpread(member: SpreadElement, context: ConfigContext): void {
  const value = resolveConstant(member.argument, context.program);
  if (value.type === 'ObjectExpression') convertObject({ ...context, object: value });
  else context.draft.note('check', 'other file', member);
}

/** A handler for an option whose value is an object, with rules for its members: `coverage.reporter`. */
export const members =
  (name: string, overrides: Partial<ConfigContext> = {}): Handler =>
  ({ value, context, keep }) => {
    if (value.type === 'ObjectExpression')
      convertObject({ ...context, handlers: {}, ...overrides, object: value, prefix: `${name}.` });
    return keep();
  };

/** Adds members to the start of the object, where a trailing comma can't matter. */
function prepend(groups: readonly Group[], unit: string, { draft, object }: ConfigContext): void {
  const [first] = object.properties;
  const indent = first && indentAt(first, draft.code);
  const separator = indent === undefined ? ' ' : `\n${indent}`;
  draft.edits.appendRight(
    rangeOf(object)[0] + 1,
    groups
      .map((group) => `${separator}${renderGroup(group, { indent: undefined, unit })},`)
      .join(''),
  );
}

/** White space before a member that begins a line; undefined if something else is before it. */
export function indentAt(node: Node, code: string): string | undefined {
  const start = commentsStart(node, code);
  const lineStart = code.lastIndexOf('\n', start - 1) + 1;
  const line = code.slice(lineStart, start);
  return lineStart > 0 && line.trim() === '' ? line : undefined;
}

/** The white space by which the members of an object are indented, relative to the closing brace. */
function unitOf(object: ObjectExpression, code: string): string {
  const [first] = object.properties;
  const inner = first && indentAt(first, code);
  if (inner === undefined) return '  ';
  const [, end] = rangeOf(object);
  const lastLine = code.slice(code.lastIndexOf('\n', end - 1) + 1, end);
  const outer = /^\s*/.exec(lastLine)?.[0] ?? '';
  return inner.slice(outer.length) || '  ';
}

/** Where the comments that belong to a member begin: those on the lines right above. */
function commentsStart(node: Node, code: string): number {
  let [start] = rangeOf(node);
  for (const { start: from = 0, end: to = 0 } of [...(node.leadingComments ?? [])].reverse()) {
    const gap = code.slice(to, start);
    const lineStart = code.lastIndexOf('\n', from - 1) + 1;
    // Text or an empty line comes in between, or the comment is at the end of another member's line.
    if (gap.trim() !== '' || gap.split('\n').length > 2) break;
    if (code.slice(lineStart, from).trim() !== '') break;
    start = from;
  }
  return start;
}

/** The comments that belong to a member, with the edits so far. */
function commentsOf(member: Member, { code, edits }: Draft): Pick<Entry, 'comments'> {
  const [start] = rangeOf(member);
  const comments = edits.slice(commentsStart(member, code), start).trimEnd();
  return comments === '' ? {} : { comments };
}

/** The range of a member with its comments and its comma, and of the line if nothing else is on it. */
function removalRange(node: Member, object: Node, code: string): [number, number] {
  const start = commentsStart(node, code);
  const [, nodeEnd] = rangeOf(node);
  const rest = code.slice(nodeEnd, rangeOf(object)[1]);
  const [comma = ''] = /^(?:\s|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*,/.exec(rest) ?? [];
  const end = nodeEnd + comma.length;
  const after = rest.slice(comma.length);
  const lineStart = code.lastIndexOf('\n', start - 1) + 1;
  const lineEnd = /^[ \t]*(?:\/\/[^\n]*|\/\*[^\n]*?\*\/[ \t]*)?\n/.exec(after)?.[0];
  if (lineEnd && code.slice(lineStart, start).trim() === '')
    return [lineStart, end + lineEnd.length];
  return [start, comma ? end + after.search(/[^ ]|$/) : end];
}
