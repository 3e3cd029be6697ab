import type {
  Node,
  ObjectExpression,
  ObjectMethod,
  ObjectProperty,
  SpreadElement,
} from '@babel/types';
import { BEHAVIORS } from '../rules/behaviors.ts';
import { namedRule } from '../rules/find.ts';
import { resolveConstant } from '../syntax/scopes.ts';
import { keyOf } from '../syntax/values.ts';
import { rangeOf } from '../syntax/walk.ts';
import type { ConfigContext } from './defaultHandler.ts';
import { defaultEntries } from './defaultHandler.ts';
import { type Entry, groupEntries, propertyName, renderGroup } from './entry.ts';

type Member = ObjectProperty | ObjectMethod | SpreadElement;

/** Converts the members of an object in place. */
export function convertObject(context: ConfigContext, added: readonly Entry[] = []): void {
  const { draft, object } = context;
  const outcomes = object.properties.map((member) => ({
    member,
    entries: entriesOf(member, context),
  }));
  const groups = groupEntries([...outcomes.flatMap(({ entries }) => entries), ...added]);
  const written = new Set<string>();
  const unit = unitOf(object, draft.code);
  for (const { member, entries } of outcomes) {
    if (entries.length === 0) {
      draft.edits.remove(...removalRange(member, object, draft.code));
      continue;
    }
    if (isInPlace(member, entries, groups)) {
      renameInPlace(member, entries[0], context);
      continue;
    }
    const mine = groups.filter(
      ({ key, entries: all }) => !written.has(key) && all.some((one) => entries.includes(one)),
    );
    for (const { key } of mine) written.add(key);
    const indent = indentAt(member, draft.code);
    const texts = mine.map((group) => renderGroup(group, { indent, unit }));
    if (texts.length === 0) draft.edits.remove(...removalRange(member, object, draft.code));
    else {
      const [, end] = rangeOf(member);
      const between = indent === undefined ? ', ' : `,\n${indent}`;
      draft.edits.overwrite(attachedComments(member, draft.code).start, end, texts.join(between));
    }
  }
  const rest = groups.filter(
    ({ entries }) =>
      entries.every((one) => added.includes(one)) && !written.has(entries[0]?.path[0] ?? ''),
  );
  append(
    rest.map((group) => renderGroup(group, { indent: undefined, unit })),
    context,
  );
}

/** The settings that a member becomes; none if it's removed. */
export function entriesOf(member: Member, context: ConfigContext): readonly Entry[] {
  const { draft, handlers } = context;
  const entries = (() => {
    if (member.type === 'SpreadElement') return spreadEntries(member, context);
    const name = keyOf(member);
    if (name === undefined || member.type === 'ObjectMethod') {
      const rule = name === undefined ? undefined : context.rules.get(name);
      if (rule?.kind !== 'same') draft.note('manual', namedRule(BEHAVIORS, 'no object'), member);
      return [{ path: [], value: draft.edited(member) }];
    }
    const handler = Object.hasOwn(handlers, name) ? handlers[name] : undefined;
    return (handler ?? defaultEntries)(member, context);
  })();
  const { text } = attachedComments(member, draft.code);
  const [first, ...others] = entries;
  return first && text ? [{ ...first, comments: text }, ...others] : entries;
}

function spreadEntries(member: SpreadElement, context: ConfigContext): Entry[] {
  const { draft, program } = context;
  const value = resolveConstant(member.argument, program);
  if (value.type === 'ObjectExpression') context.convertOther(value);
  else draft.note('check', namedRule(BEHAVIORS, 'other file'), member);
  return [{ path: [], value: draft.edited(member) }];
}

function isInPlace(
  member: Member,
  entries: readonly Entry[],
  groups: ReturnType<typeof groupEntries>,
): boolean {
  const [entry] = entries;
  if (!entry || entries.length > 1 || entry.path.length > 1) return false;
  if (entry.path.length === 0) return true;
  if (member.type !== 'ObjectProperty') return false;
  return groups.some(({ entries: all }) => all.length === 1 && all[0] === entry);
}

function renameInPlace(member: Member, entry: Entry | undefined, { draft }: ConfigContext): void {
  const { edits } = draft;
  if (!entry) return;
  const name = entry.path[0];
  if (name === undefined) {
    if (entry.value !== draft.edited(member)) edits.overwrite(...rangeOf(member), entry.value);
    return;
  }
  if (member.type !== 'ObjectProperty') return;
  if (member.shorthand) {
    const written = member.value.type === 'Identifier' && member.value.name === name;
    if (!written) edits.overwrite(...rangeOf(member), `${propertyName(name)}: ${entry.value}`);
    return;
  }
  if (keyOf(member) !== name) edits.overwrite(...rangeOf(member.key), propertyName(name));
  if (entry.value !== draft.edited(member.value)) {
    edits.overwrite(...rangeOf(member.value), entry.value);
  }
}

/** Adds members to the start of the object, where a trailing comma can't matter. */
function append(members: readonly string[], { draft, object }: ConfigContext): void {
  if (members.length === 0) return;
  const [start] = rangeOf(object);
  const [first] = object.properties as ObjectExpression['properties'];
  const indent = first ? indentAt(first, draft.code) : undefined;
  const separator = indent === undefined ? ' ' : `\n${indent}`;
  draft.edits.appendRight(start + 1, members.map((one) => `${separator}${one},`).join(''));
}

/** White space before a member that begins a line; undefined if something else is before it. */
function indentAt(node: Node, code: string): string | undefined {
  const { start } = attachedComments(node, code);
  const line = code.slice(code.lastIndexOf('\n', start - 1) + 1, start);
  return line.trim() === '' && start > 0 && code.lastIndexOf('\n', start - 1) >= 0
    ? line
    : undefined;
}

/** What the object's members are indented by, relative to its closing brace. */
function unitOf(object: ObjectExpression, code: string): string {
  const [first] = object.properties;
  const inner = first && indentAt(first, code);
  if (inner === undefined) return '  ';
  const [, end] = rangeOf(object);
  const lastLine = code.slice(code.lastIndexOf('\n', end - 1) + 1, end);
  const outer = /^\s*/.exec(lastLine)?.[0] ?? '';
  return inner.slice(outer.length) || '  ';
}

/** Comments on the lines right above a member. They belong to it. */
function attachedComments(node: Node, code: string): { start: number; text: string } {
  const [nodeStart] = rangeOf(node);
  let start = nodeStart;
  for (const comment of [...(node.leadingComments ?? [])].reverse()) {
    const { start: from = 0, end: to = 0 } = comment;
    if (code.slice(to, start).split('\n').length > 2 || code.slice(to, start).trim() !== '') break;
    const lineStart = code.lastIndexOf('\n', from - 1) + 1;
    if (code.slice(lineStart, from).trim() !== '') break;
    start = from;
  }
  return { start, text: code.slice(start, nodeStart).trimEnd() };
}

/** A member with its comments, its comma, and its line. */
function removalRange(node: Node, object: Node, code: string): [start: number, end: number] {
  let { start } = attachedComments(node, code);
  let [, end] = rangeOf(node);
  const [, objectEnd] = rangeOf(object);
  const comma = /^\s*,/.exec(code.slice(end, objectEnd));
  if (comma) end += comma[0].length;
  const restOfLine = /^[ \t]*(?:\/\/[^\n]*|\/\*[^\n]*?\*\/[ \t]*)?\n/.exec(
    code.slice(end, objectEnd),
  );
  const lineStart = code.lastIndexOf('\n', start - 1) + 1;
  if (restOfLine && code.slice(lineStart, start).trim() === '') {
    start = lineStart;
    end += restOfLine[0].length;
  } else if (comma) end += /^ */.exec(code.slice(end, objectEnd))?.[0].length ?? 0;
  return [start, end];
}
