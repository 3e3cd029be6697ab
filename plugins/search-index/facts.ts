import { LANGUAGES, TEXT } from '../../theme/text.ts';
import { attribute, type Element, findAll, named } from './dom.ts';
import { textOf } from './textOf.ts';

export interface Facts {
  readonly names: readonly string[];
  readonly rows: readonly string[];
}

const IMPORTED = /^import \{ (.+) \} from /;

/**
 * The facts above an option's or an API's text. They name what the section defines: the option's
 * path, its flags, the exports.
 */
export function readFacts(list: Element, language: string): Facts {
  const option = optionOf(attribute(list, 'aria-label') ?? '', language);
  const rows = findAll(list, named('div')).map((row) =>
    findAll(row, named('dt', 'dd'))
      .map((cell) => textOf(cell.childNodes))
      .join(': '),
  );
  const codes = findAll(list, named('code')).map((code) => textOf(code.childNodes));
  const flags = codes.filter((code) => /^--?\w/.test(code)).map((code) => code.split(' ')[0] ?? '');
  const imported = codes.flatMap((code) => IMPORTED.exec(code)?.[1]?.split(', ') ?? []);
  return { names: [...(option ? [option] : []), ...flags, ...imported], rows };
}

/** The list's label is a sentence around the option's path. */
function optionOf(label: string, language: string): string | undefined {
  const known = LANGUAGES.find((one) => one === language);
  if (!known) return undefined;
  const [before = '', after = ''] = TEXT[known].factsOf('\n').split('\n');
  if (!label.startsWith(before) || !label.endsWith(after)) return undefined;
  return label.slice(before.length, label.length - after.length);
}
