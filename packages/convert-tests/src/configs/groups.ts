import { quoted } from '../syntax/values.ts';
import type { Entry } from './option.ts';

/** Settings below the same key. */
export interface Group {
  readonly key: string;
  readonly entries: readonly Entry[];
}

/** Groups entries by the first part of their path, in the order of the first entries. */
export function groupEntries(entries: readonly Entry[]): Group[] {
  const groups = new Map<string, Entry[]>();
  entries.forEach((entry, index) => {
    // Spreads and methods stay where they are.
    const key = entry.path[0] ?? `\0${index}`;
    groups.set(key, [...(groups.get(key) ?? []), entry]);
  });
  return [...groups].map(([key, group]) => ({ key, entries: group }));
}

interface Layout {
  /** White space before the members; undefined for an object on one line. */
  readonly indent: string | undefined;
  /** The white space that one more level adds. */
  readonly unit: string;
}

/** A group as members of an object, without the last comma. */
export function renderGroup({ key, entries }: Group, layout: Layout): string {
  const [first] = entries;
  if (!first) return '';
  if (first.path.length === 0) return withComments(first, first.value, layout);
  const direct = entries.filter(({ path }) => path.length === 1);
  const nested = entries.filter(({ path }) => path.length > 1);
  const name = propertyName(key);
  if (nested.length === 0) {
    const value = mergeValues(direct);
    return withComments(first, value === name ? name : `${name}: ${value}`, layout);
  }
  const innerGroups = groupEntries(
    nested.map((entry) => ({ ...entry, path: entry.path.slice(1) })),
  );
  const members = direct.map(({ value }) => membersOf(value));
  if (layout.indent === undefined) {
    const rendered = innerGroups.map((group) => renderGroup(group, layout));
    return `${name}: { ${[...members, ...rendered].join(', ')} }`;
  }
  const deeper = { ...layout, indent: layout.indent + layout.unit };
  const rendered = innerGroups.map((group) => {
    const reindented = group.entries.map((entry) => reindent(entry, '', layout.unit));
    return renderGroup({ key: group.key, entries: reindented }, deeper);
  });
  const lines = [...members, ...rendered].map((member) => deeper.indent + member);
  return `${name}: {\n${lines.join(',\n')},\n${layout.indent}}`;
}

/** Merges the values of one key: arrays and objects are joined; of other values, the last one counts. */
function mergeValues(entries: readonly Entry[]): string {
  const values = entries.map(({ value }) => value.trim());
  const last = values.at(-1) ?? '';
  if (values.length === 1) return last;
  if (values.every((value) => value.startsWith('[') && value.endsWith(']'))) {
    const items = values.map((value) => value.slice(1, -1).trim().replace(/,$/, ''));
    return `[${items.filter(Boolean).join(', ')}]`;
  }
  return values.every((value) => value.startsWith('{'))
    ? `{ ${values.map(membersOf).join(', ')} }`
    : last;
}

/** The members of an object literal; a spread for any other value. */
function membersOf(value: string): string {
  const trimmed = value.trim();
  if (!trimmed.startsWith('{') || !trimmed.endsWith('}')) return `...${trimmed}`;
  return trimmed.slice(1, -1).trim().replace(/,$/, '');
}

function withComments({ comments }: Entry, member: string, { indent }: Layout): string {
  return comments && indent !== undefined ? `${comments}\n${indent}${member}` : member;
}

/** Changes the indentation of later lines, unless there's a template literal, whose white space counts. */
export function reindent(entry: Entry, from: string, to: string): Entry {
  const shift = (text: string) =>
    text.includes('`') ? text : text.replaceAll(`\n${from}`, `\n${to}`);
  const { path, value, comments } = entry;
  return { path, value: shift(value), ...(comments && { comments: shift(comments) }) };
}

export function propertyName(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name);
}
