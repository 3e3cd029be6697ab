import type { Comment, Node } from '@babel/types';
import MagicString from 'magic-string';
import { BEHAVIORS, type BehaviorName } from './rules/behaviors.ts';
import type { Rule } from './rules/rule.ts';
import { rangeOf } from './syntax/walk.ts';

/**
 * - `change`: converted
 * - `check`: converted, but something may behave differently
 * - `manual`: not converted: it has no counterpart, or depends on what the converter can't know
 */
export type NoteLevel = 'change' | 'check' | 'manual';

/** What was changed, or has to be, at one place of the input. */
export interface Note {
  /** From 1. */
  readonly line: number;
  /** From 1, in UTF-16 code units. */
  readonly column: number;
  readonly level: NoteLevel;
  readonly rule: Rule;
}

/** A file while it's converted. */
export interface Draft {
  readonly path: string;
  readonly code: string;
  /** What the reader wants to become of global functions; a configuration keeps them if it's not said. */
  readonly globals: 'import' | 'keep' | undefined;
  readonly edits: MagicString;
  readonly notes: Note[];
  /** Adds a note at a node; the same rule isn't noted twice on a line. */
  readonly note: (level: NoteLevel, rule: Rule | BehaviorName, at: Node | Comment) => void;
  /** The source of a node, as it was. */
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
      const key = `${line} ${rule.name}`;
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
