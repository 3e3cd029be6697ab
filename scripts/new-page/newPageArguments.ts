import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../content/languages.ts';
import { nearestName } from '../../content/nearestName.ts';

export const NEW_PAGE_USAGE = `Adds a page in all languages, with front matter and a sidebar entry.

  npm run new                                   asks for all fields
  npm run new -- --path guide/basic/foo --title "Foo" --title-zh "Foo" [more]

  --path            the path, without language and extension
  --title           its title in English; defaults to the name of the option on its page
  --title-zh        its title in Chinese; the same for each other language
  --description     50 to 160 characters; can be written later
  --description-zh  the same in Chinese
  --after           the preceding page in the sidebar; defaults to the last one`;

type LanguageField = 'title' | 'description';
export type Field = 'path' | LanguageField | `${LanguageField}-${Language}` | 'after';

/** The field with a page's title or description in a language; it has no suffix in the default one. */
export function languageField(field: LanguageField, language: Language): Field {
  return language === DEFAULT_LANGUAGE ? field : `${field}-${language}`;
}

const FIELDS: readonly Field[] = [
  'path',
  ...LANGUAGES.map((language) => languageField('title', language)),
  ...LANGUAGES.map((language) => languageField('description', language)),
  'after',
];

export type NewPageAnswers = Partial<Record<Field, string>>;

export interface NewPageArguments {
  readonly help: boolean;
  readonly answers: NewPageAnswers;
  readonly errors: readonly string[];
}

/** Parses `--flag value` and `--flag=value`. */
export function readNewPageArguments(args: readonly string[]): NewPageArguments {
  const answers: NewPageAnswers = {};
  const errors: string[] = [];
  const rest = args.flatMap((arg) => /^(--[^=]+)=([\s\S]*)$/.exec(arg)?.slice(1) ?? [arg]);
  while (rest.length > 0) {
    const arg = rest.shift() ?? '';
    if (arg === '--help') continue;
    const field = FIELDS.find((one) => arg === `--${one}`);
    const value = rest[0]?.startsWith('--') ? undefined : rest.shift()?.trim();
    if (field === undefined) errors.push(`unknown argument ${arg}${hint(arg)}`);
    else if (!value) errors.push(`${arg} needs a value`);
    else answers[field] = value;
  }
  return { help: args.includes('--help'), answers, errors };
}

function hint(arg: string): string {
  const near = nearestName(
    arg,
    FIELDS.map((field) => `--${field}`),
  );
  return near ? `; did you mean ${near}?` : '; see npm run new -- --help';
}
