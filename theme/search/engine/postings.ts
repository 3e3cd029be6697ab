import { ENGINE } from './limits.ts';
import { type Postings, WEIGHTS } from './postingLists.ts';

/** Characters for five bits and one that says whether more follow. */
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const MORE = 32;

/** The steps from posting to posting, written in as few characters as they need. */
export function writePostings(postings: Postings): string {
  let text = '';
  let part = 0;
  for (const posting of shortened(postings)) {
    const next = Math.floor(posting / WEIGHTS);
    text += writeNumber((next - part) * WEIGHTS + (posting % WEIGHTS));
    part = next;
  }
  return text;
}

export function readPostings(text: string): Postings {
  const postings: number[] = [];
  let part = 0;
  let number = 0;
  let place = 1;
  for (const character of text) {
    const digit = DIGITS.indexOf(character);
    number += (digit % MORE) * place;
    place *= MORE;
    if (digit >= MORE) continue;
    part += Math.floor(number / WEIGHTS);
    postings.push(part * WEIGHTS + (number % WEIGHTS));
    number = 0;
    place = 1;
  }
  return postings;
}

function writeNumber(number: number): string {
  const rest = Math.floor(number / MORE);
  const digit = number % MORE;
  return rest === 0 ? (DIGITS[digit] ?? '') : DIGITS[digit + MORE] + writeNumber(rest);
}

/** A word that stands everywhere tells nothing: its lowest weights are left out. */
function shortened(postings: Postings): Postings {
  if (postings.length <= ENGINE.postings) return postings;
  const heaviest = [...postings].sort((a, b) => (b % WEIGHTS) - (a % WEIGHTS) || a - b);
  return heaviest.slice(0, ENGINE.postings).sort((a, b) => a - b);
}
