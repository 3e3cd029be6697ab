import { STOP_PHRASES } from '../text/stopWords.ts';

export interface ChinesePart {
  readonly text: string;
  readonly kind: 'synonym' | 'stop' | 'unknown';
}

/**
 * A run of Chinese in its words, as far as they are known: expressions of the vocabulary and those
 * that questions consist of. What is between them stays in one piece.
 */
export function splitChinese(run: string, expressions: readonly string[]): ChinesePart[] {
  const parts: ChinesePart[] = [];
  let unknown = '';
  const flush = () => {
    if (unknown) parts.push({ text: unknown, kind: 'unknown' });
    unknown = '';
  };
  for (let i = 0; i < run.length; ) {
    const known = knownAt(run, i, expressions);
    if (known) {
      flush();
      parts.push(known);
    } else {
      unknown += run[i];
    }
    i += known?.text.length ?? 1;
  }
  flush();
  return parts;
}

function knownAt(run: string, i: number, expressions: readonly string[]): ChinesePart | undefined {
  const synonym = expressions.find((one) => run.startsWith(one, i));
  const stop = STOP_PHRASES.find((one) => run.startsWith(one, i));
  if (synonym && synonym.length >= (stop?.length ?? 0)) return { text: synonym, kind: 'synonym' };
  return stop ? { text: stop, kind: 'stop' } : undefined;
}
