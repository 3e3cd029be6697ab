import type { Node } from '@babel/types';
import MagicString from 'magic-string';
import { type Position, positionsIn } from './convertError.ts';
import { type Rule, type RuleText, targetName } from './rules/rule.ts';
import { rangeOf } from './syntax/walk.ts';

/**
 * - `change`: converted
 * - `check`: converted, but something may behave differently
 * - `manual`: not converted: it has no counterpart, or depends on what the converter can't know
 */
export type NoteLevel = 'change' | 'check' | 'manual';

/** What was changed, or has to be, at one place of the input. */
export interface Note extends Position {
  readonly level: NoteLevel;
  /** The rule's name, such as `testMatch`. */
  readonly rule: string;
  /** Page and heading below `/guide/migration/`. */
  readonly section: string;
  readonly text: RuleText;
}

/** A file while it's converted. */
export interface Draft {
  readonly path: string;
  readonly code: string;
  /** What the reader wants to become of global functions; a configuration keeps them if it's not said. */
  readonly globals: 'import' | 'keep' | undefined;
  readonly edits: MagicString;
  readonly notes: Note[];
  /** Adds a note about `rule` at a node; the same note isn't repeated on a line. */
  readonly note: (level: NoteLevel, rule: Rule, at: Node | number) => void;
  /** The source of a node, as it was. */
  readonly source: (node: Node) => string;
  /** The source of a node, with the edits so far. */
  readonly edited: (node: Node) => string;
}

export function createDraft(path: string, code: string, globals?: 'import' | 'keep'): Draft {
  const edits = new MagicString(code);
  const notes: Note[] = [];
  const noted = new Set<string>();
  const positionAt = positionsIn(code);
  return {
    path,
    code,
    globals,
    edits,
    notes,
    note(level, rule, at) {
      const position = positionAt(typeof at === 'number' ? at : rangeOf(at)[0]);
      const { source, section } = rule;
      const key = `${position.line} ${source}`;
      if (noted.has(key)) return;
      noted.add(key);
      notes.push({ ...position, level, rule: source, section, text: describe(rule, level) });
    },
    source: (node) => code.slice(...rangeOf(node)),
    edited: (node) => edits.slice(...rangeOf(node)),
  };
}

/** What a note says: what became of the name, and what to know about it unless all is done. */
function describe(rule: Rule, level: NoteLevel): RuleText {
  const { note } = rule;
  const said = sentence(rule, level);
  if (!said) return note ?? { en: '', zh: '' };
  const more = note && (level !== 'change' || rule.kind === 'none');
  return more ? { en: `${said.en} ${note.en}`, zh: said.zh + note.zh } : said;
}

function sentence(
  { kind, source, targets: [target], listed }: Rule,
  level: NoteLevel,
): RuleText | undefined {
  const name = `\`${source}\``;
  const becomes = target && `\`${targetName(target)}\``;
  switch (kind) {
    case 'renamed':
    case 'moved':
      if (!becomes) return { en: `${name} is replaced.`, zh: `${name} 已替换。` };
      if (becomes === name) return { en: `${name} has another form.`, zh: `${name} 的写法不同。` };
      return { en: `${name} becomes ${becomes}.`, zh: `${name} 改为 ${becomes}。` };
    case 'none':
      return { en: `${name} has no counterpart.`, zh: `${name} 没有对应的功能。` };
    case 'unneeded':
      return { en: `${name} isn’t needed.`, zh: `不需要 ${name}。` };
    case 'differs':
      if (level !== 'change' || !listed) return undefined;
      return { en: `${name} is converted.`, zh: `${name} 已转换。` };
    default:
      return undefined;
  }
}
