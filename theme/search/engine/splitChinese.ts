import { STOP_PHRASES } from './stopWords.ts';
import { chineseExpressions } from './synonymTable.ts';

export interface Lexeme {
  readonly text: string;
  readonly known: 'synonym' | 'stop' | 'no';
}

/**
 * The words of a run of Chinese, as far as they are known: those of the synonyms and those that a
 * question is made of. What stands between them stays as it is.
 */
export function splitChinese(run: string): Lexeme[] {
  const lexemes: Lexeme[] = [];
  let unknown = '';
  const close = () => {
    if (unknown) lexemes.push({ text: unknown, known: 'no' });
    unknown = '';
  };
  for (let i = 0; i < run.length; ) {
    const known = knownAt(run, i);
    if (known) {
      close();
      lexemes.push(known);
    } else {
      unknown += run[i];
    }
    i += known?.text.length ?? 1;
  }
  close();
  return lexemes;
}

function knownAt(run: string, i: number): Lexeme | undefined {
  const synonym = chineseExpressions().find((one) => run.startsWith(one, i));
  const stop = STOP_PHRASES.find((one) => run.startsWith(one, i));
  if (synonym && synonym.length >= (stop?.length ?? 0)) return { text: synonym, known: 'synonym' };
  return stop ? { text: stop, known: 'stop' } : undefined;
}
