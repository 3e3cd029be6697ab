import type { Note } from 'convert-tests';
import { targetName } from 'convert-tests/rules';
import type { Language } from '../../content/languages';
import en from './notes.en.json' with { type: 'json' };
import zh from './notes.zh.json' with { type: 'json' };

/** Sentences about the conversion of a name; the names are in backticks. */
const ENGLISH = {
  becomes: (name: string, target: string) => `${name} becomes ${target}. `,
  replaced: (name: string) => `${name} is replaced. `,
  otherForm: (name: string) => `${name} has a different form. `,
  none: (name: string) => `${name} has no counterpart. `,
  unneeded: (name: string) => `${name} isn’t needed. `,
  converted: (name: string) => `${name} is converted. `,
};

const SENTENCES: Readonly<Record<Language, typeof ENGLISH>> = {
  en: ENGLISH,
  zh: {
    becomes: (name, target) => `${name} 改为 ${target}。`,
    replaced: (name) => `${name} 已替换。`,
    otherForm: (name) => `${name} 的写法不同。`,
    none: (name) => `${name} 没有对应的功能。`,
    unneeded: (name) => `不需要 ${name}。`,
    converted: (name) => `${name} 已转换。`,
  },
};

/** Advice for the reader, by the `note` of a rule. Code is in backticks. */
export const NOTE_TEXT: Readonly<Record<Language, typeof en>> = { en, zh };

/** A sentence about the conversion of a name, and advice unless the conversion is complete. */
export function noteText({ rule, level }: Pick<Note, 'rule' | 'level'>, language: Language) {
  const sentence = sentenceOf({ rule, level }, SENTENCES[language]);
  const isComplete = sentence !== '' && level === 'change' && rule.kind !== 'none';
  if (isComplete || !rule.note) return sentence.trim();
  // noteText.test.ts checks that each note of a rule has a text.
  return sentence + NOTE_TEXT[language][rule.note as keyof typeof en];
}

function sentenceOf(
  { rule, level }: Pick<Note, 'rule' | 'level'>,
  sentences: typeof ENGLISH,
): string {
  const { kind, name, targets } = rule;
  const code = `\`${name}\``;
  const target = targets[0] === undefined ? undefined : `\`${targetName(targets[0])}\``;
  switch (kind) {
    case 'renamed':
    case 'moved':
      if (target === undefined) return sentences.replaced(code);
      return target === code ? sentences.otherForm(code) : sentences.becomes(code, target);
    case 'none':
      return sentences.none(code);
    case 'unneeded':
      return sentences.unneeded(code);
    case 'differs':
      return level === 'change' ? sentences.converted(code) : '';
    default:
      return '';
  }
}
