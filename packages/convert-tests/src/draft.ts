import type { Comment, Node, Program } from '@babel/types';
import MagicString from 'magic-string';
import { BEHAVIORS, type BehaviorName } from './rules/behaviors.ts';
import type { Rule } from './rules/rule.ts';
import { rangeOf } from './syntax/walk.ts';

/**
 * - `change`: converted
 * - `check`: converted, but something may behave differently
 * - `manual`: not converted: it has no counterpart, or depends on what the converter can't know
 */
export type Level = 'change' | 'check' | 'manual';

/** A change that was made, or that the reader has to make, at one place of the input. */
export interface Note {
  /** From 1. */
  readonly line: number;
  /** From 1, in UTF-16 code units. */
  readonly column: number;
  readonly level: Level;
  readonly rule: Rule;
}

/** A file that's being converted. */
export interface Draft {
  readonly path: string;
  readonly code: string;
  /** The option of the same name: see `Input`. */
  readonly globals: 'import' | 'keep' | undefined;
  readonly edits: MagicString;
  readonly notes: Note[];
  /** Adds a note at a node, unless the line already has one with this level and rule. */
  readonly note: (level: Level, rule: Rule | BehaviorName, at: Node | Comment) => void;
  /** The original source of a node. */
  readonly source: (node: Node) => string;
  /** The source of a node, with the edits so far. */
  readonly edited: (node: Node) => string;
  /** Replaces a node. */
  readonly replace: (node: Node, text: string) => void;
  /** Removes a statement with its line break. */
  readonly removeLine: (statement: Node) => void;
}

export function createDraft(path: string, code: string, globals?: 'import' | 'keep'): Draft {
  const edits = new MagicString(code);
  const notes: Note[] = [];
  const noted = new Set<string>();
  return {
    path,
    code,
    globals,
    edits,
    notes,
    note(level, ruleOrName, { loc }) {
      const { line = 1, column = 0 } = loc?.start ?? {};
      const rule = typeof ruleOrName === 'string' ? BEHAVIORS[ruleOrName] : ruleOrName;
      const key = `${line} ${level} ${rule.name}`;
      if (noted.has(key)) return;
      noted.add(key);
      notes.push({ line, column: column + 1, level, rule });
    },
    source: (node) => code.slice(...rangeOf(node)),
    edited: (node) => edits.slice(...rangeOf(node)),
    replace: (node, text) => void edits.overwrite(...rangeOf(node), text),
    removeLine(statement) {
      const [start, end] = rangeOf(statement);
      edits.remove(start, code[end] === '\n' ? end + 1 : end);
    },
  };
}

/** Writes new imports in place of the first removed one, or at the top, and removes the other ones. */
export function placeImports(
  { edits, code, replace, removeLine }: Draft,
  { body, directives }: Program,
  removed: readonly Node[],
  lines: readonly string[],
): void {
  const [first, ...others] = removed;
  others.forEach(removeLine);
  if (first && lines.length === 0) removeLine(first);
  else if (first) replace(first, lines.join('\n'));
  else if (lines.length > 0) {
    const next = body.find(({ type }) => type === 'ImportDeclaration');
    const offset = next ? rangeOf(next)[0] : topOf(body[0], directives.at(-1), code);
    edits.prependRight(offset, `${lines.join('\n')}\n${next ? '' : '\n'}`);
  }
}

/** The offset before the first statement and its comments, but after comments about the file. */
function topOf(first: Node | undefined, directive: Node | undefined, code: string): number {
  if (directive) {
    const [, end] = rangeOf(directive);
    const [rest = ''] = /^[ \t]*(?:\/\/.*|\/\*.*?\*\/[ \t]*)?\n?/.exec(code.slice(end)) ?? [];
    return end + rest.length;
  }
  if (!first) return code.length;
  let [offset] = rangeOf(first);
  // A comment right above the statement belongs to the statement.
  for (const { start: from = 0, end = 0, value } of [...(first.leadingComments ?? [])].reverse()) {
    if (
      /\n\s*\n/.test(code.slice(end, offset)) ||
      /@(?:(?:jest|vitest)-environment|ts-nocheck)/.test(value)
    )
      break;
    offset = from;
  }
  return code.lastIndexOf('\n', offset - 1) + 1;
}
