import { LANGUAGES } from '../../../content/languages.ts';
import { TEXT } from '../../../theme/i18n/text.ts';
import { attribute, type Element, findAll, named } from './dom.ts';
import { textOf } from './textOf.ts';

export interface Facts {
  readonly names: readonly string[];
  readonly rows: readonly string[];
}

const TYPE_AND_DEFAULT = 2;
const IMPORTED = /^import \{ (.+) \} from /;

/**
 * Reads the list of facts about an option or API, which contains the names that the section defines:
 * the option's path, its flags, or the exports.
 */
export function readFacts(list: Element, language: string): Facts {
  const option = optionOf(attribute(list, 'aria-label') ?? '', language);
  // The rows below are about flags, which are names, and about projects and versions.
  const rows = findAll(list, named('div'))
    .slice(0, TYPE_AND_DEFAULT)
    .map((row) =>
      findAll(row, named('dt', 'dd'))
        .map((cell) => textOf(cell.childNodes))
        .join(': '),
    );
  const codes = findAll(list, named('code')).map((code) => textOf(code.childNodes));
  const flags = codes.filter((code) => /^--?\w/.test(code)).map((code) => code.split(' ')[0] ?? '');
  const imported = codes.flatMap((code) => IMPORTED.exec(code)?.[1]?.split(', ') ?? []);
  return { names: [...(option ? [option] : []), ...flags, ...imported], rows };
}

/** Extracts the option's path from the list's label, which is a sentence around it. */
function optionOf(label: string, language: string): string | undefined {
  const known = LANGUAGES.find((one) => one === language);
  if (!known) return undefined;
  const [before = '', after = ''] = TEXT[known].factsOf('\n').split('\n');
  if (!label.startsWith(before) || !label.endsWith(after)) return undefined;
  return label.slice(before.length, label.length - after.length);
}
