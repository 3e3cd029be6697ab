interface Searched {
  label: string;
  words: string;
}

/** Begins a query for commands alone; also as Chinese input methods write it. */
const COMMAND_PREFIX = /^\s*[>＞》]/;

export function isCommandQuery(query: string): boolean {
  return COMMAND_PREFIX.test(query);
}

/**
 * The commands for a query. After `>` parts of words are enough; without it, each word must be one
 * of a command's, so that commands don't show up beside most searches.
 */
export function matchCommands<T extends Searched>(commands: readonly T[], query: string): T[] {
  const typed = query.trim().toLowerCase();
  if (isCommandQuery(typed)) {
    const parts = typed.replace(COMMAND_PREFIX, '').trim().split(/\s+/);
    return commands.filter((command) => parts.every((part) => textOf(command).includes(part)));
  }
  const words = typed.split(/\s+/);
  return commands.filter((command) => words.every((word) => hasWord(textOf(command), word)));
}

/** Chinese has no spaces between words: two of its characters count as one. */
const CHINESE_WORD = /^\p{Script=Han}{2,}$/u;

function hasWord(text: string, word: string): boolean {
  return CHINESE_WORD.test(word) ? text.includes(word) : text.split(/\s+/).includes(word);
}

function textOf({ label, words }: Searched): string {
  return `${label} ${words}`.toLowerCase();
}
