import { bodyOffset } from '../../../content/front-matter/readFrontMatter.ts';

/** The share of words that are replaced in a copied page. */
const REPLACED = 0.15;
const SYLLABLES = ['ba', 'co', 'den', 'fi', 'gra', 'hul', 'jo', 'ket', 'lum', 'mar', 'nex', 'ov'];
/** New Chinese words consist of characters from this block of Unicode. */
const FIRST_HAN = 0x4e00;
const HAN_COUNT = 2_500;

const WORD = /[a-z]{5,}|\p{Script=Han}{2}/gu;
const FENCE = /^\s*(`{3,}|~{3,})(.*)/;
/** Lines to keep: headings keep their IDs, components and callouts their names. */
const KEPT_LINE = /^\s*(?:#|:::|<|\||\{)/;
/** Parts of a line that must not change: code, URLs, components, and heading IDs. */
const KEPT = /(`[^`]*`|\]\([^)]*\)|<[^>]*>|\{[^}]*\})/;
/** Code with line comments, by the language of its block. */
const SCRIPT = /^[cm]?[jt]sx?\b/;
/** A link to a page of a section; images have no copies. */
const LINK = /(?<!!\[[^\]]*)\]\(\/(?=[^)/]+\/)([^)/]+)/g;

/**
 * Copy number `copy` of a page, with other words of the same length, links within its own copy, and a
 * comment in each script. The structure is the same in both languages. Deterministic.
 */
export function variedPage(source: string, copy: number): string {
  const bodyStart = bodyOffset(source);
  const [front, body] = [source.slice(0, bodyStart), source.slice(bodyStart)];
  const title = front.replace(/^title: (['"]?)(.*?)(['"]?)$/m, `title: $1$2 ${copy}$3`);
  let fence = '';
  let isScript = false;
  const lines = body.split('\n').flatMap((line) => {
    const [, mark = '', info = ''] = FENCE.exec(line) ?? [];
    if (mark === '' || (fence !== '' && !mark.startsWith(fence))) {
      return fence === '' && !KEPT_LINE.test(line) ? withOtherWords(line, copy) : line;
    }
    if (fence !== '') {
      fence = '';
      const indentation = line.slice(0, line.indexOf(mark));
      return isScript ? [`${indentation}// Copy ${copy}`, line] : line;
    }
    fence = mark;
    isScript = SCRIPT.test(info);
    return line;
  });
  return title + lines.join('\n').replace(LINK, `](/$1-${copy}`);
}

function withOtherWords(line: string, copy: number): string {
  const replaceWord = (word: string) => {
    const number = hash(`${copy} ${word}`);
    return number % 1000 >= REPLACED * 1000 ? word : newWord(word, number);
  };
  // `split` returns the kept parts, too, because the expression has a group: every second part.
  const parts = line.split(KEPT);
  return parts.map((part, i) => (i % 2 === 0 ? part.replace(WORD, replaceWord) : part)).join('');
}

function newWord(word: string, number: number): string {
  if (!/^[a-z]/.test(word)) {
    const codes = [number, number >>> 8].map((value) => FIRST_HAN + (value % HAN_COUNT));
    return String.fromCharCode(...codes);
  }
  const syllables = [number, number >>> 8, number >>> 16].map(
    (value) => SYLLABLES[value % SYLLABLES.length],
  );
  return syllables.join('').slice(0, Math.max(5, word.length));
}

/** The FNV-1a hash of a text. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    value = Math.imul(value ^ text.charCodeAt(i), 0x01000193) >>> 0;
  }
  return value;
}
