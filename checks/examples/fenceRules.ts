import { isReasonKind, REASONS } from 'run-examples/classify';
import type { BlockKind } from './example.ts';

/** The attributes of a fence; `undefined` for a name without a value. */
export type FenceAttributes = ReadonlyMap<string, string | undefined>;

const CODE = new Set(['ts', 'tsx', 'mts', 'cts', 'js', 'jsx', 'mjs', 'cjs']);
const PROPER_NAMES: Readonly<Record<string, string>> = {
  typescript: 'ts',
  javascript: 'js',
  sh: 'bash',
  shell: 'bash',
  yml: 'yaml',
};
const KINDS = ['check', 'no-run', 'output'];
/** Attributes that are only allowed on some kinds of blocks. */
const MEANT_FOR: Readonly<Record<string, readonly BlockKind[]>> = {
  fails: ['run'],
  'no-page': ['run'],
  exit: ['output'],
  env: ['run', 'output'],
  set: ['run', 'check', 'exempt', 'output'],
};
const KIND_NAMES: Readonly<Record<BlockKind, string>> = {
  run: 'a titled block',
  check: 'check',
  exempt: 'no-run',
  output: 'output',
  display: 'plain text',
};

export function isCodeLanguage(lang: string): boolean {
  return CODE.has(lang);
}

export function kindOf(attributes: FenceAttributes): BlockKind {
  if (attributes.has('output')) return 'output';
  if (attributes.has('no-run')) return 'exempt';
  if (attributes.has('check')) return 'check';
  return attributes.has('title') ? 'run' : 'display';
}

/** Error messages for a fence without unknown attributes. */
export function fenceErrors(lang: string, attributes: FenceAttributes): string[] {
  const kind = kindOf(attributes);
  return [
    ...languageErrors(lang),
    ...kindErrors(lang, kind, attributes),
    ...placeErrors(kind, attributes),
    ...[...attributes].flatMap(([name, value]) => valueErrors(name, value)),
    ...titleErrors(lang, attributes.get('title') ?? ''),
  ];
}

function languageErrors(lang: string): string[] {
  const name = PROPER_NAMES[lang];
  if (name) return [`language ${lang}; write ${name}`];
  return lang ? [] : ['a fence without a language; write one, text if nothing else fits'];
}

function kindErrors(lang: string, kind: BlockKind, attributes: FenceAttributes): string[] {
  const kinds = KINDS.filter((name) => attributes.has(name));
  if (kind === 'output' && attributes.has('title')) kinds.push('title');
  const errors = kinds.length > 1 ? [`two kinds: ${kinds.join(' and ')}; keep one`] : [];
  if (kind === 'output') {
    if (lang !== 'text') errors.push(`output on a ${lang} block; write \`\`\`text output`);
  } else if (isCodeLanguage(lang)) {
    if (kind === 'display') {
      const ways = `title="file.${lang}", check or no-run="reason"`;
      errors.push(`a ${lang} block without a kind; add ${ways}`);
    }
  } else if (kinds.length > 0) {
    errors.push(`${kinds[0]} on a ${lang} block; drop it, only code is checked`);
  }
  return errors;
}

function placeErrors(kind: BlockKind, attributes: FenceAttributes): string[] {
  return Object.entries(MEANT_FOR).flatMap(([name, kinds]) => {
    if (!attributes.has(name) || kinds.includes(kind)) return [];
    const allowed = kinds.map((each) => KIND_NAMES[each]).join(' or ');
    return [`${name} has no effect here; it belongs on ${allowed}`];
  });
}

function valueErrors(name: string, value: string | undefined): string[] {
  if (name === 'check') return value === undefined ? [] : ['check takes no value; drop it'];
  if (name === 'output' && value === undefined) return [];
  if (value === undefined || value.trim() === '') {
    const what = name === 'no-run' ? 'reason' : 'value';
    return [`${name} without a ${what}; write ${name}="${what}"`];
  }
  if (name === 'no-page' && !isReasonKind(value)) {
    return [`no-page="${value}"; write one of ${Object.keys(REASONS).join(', ')}`];
  }
  if (name === 'exit' && !/^\d+$/.test(value)) return [`exit="${value}"; write a number`];
  if (name === 'set' && !/^[\w-]+$/.test(value)) {
    return [`set="${value}"; use only letters, digits, -, and _`];
  }
  return [];
}

function titleErrors(lang: string, title: string): string[] {
  if (title === '') return [];
  const errors: string[] = [];
  const steps = title.split('/');
  if (/^[A-Za-z]:|\\/.test(title) || steps.some((step) => ['', '.', '..'].includes(step))) {
    errors.push(`title="${title}"; write a path inside the set's folder, like src/sum.ts`);
  }
  if (lang === 'diff') errors.push('a diff cannot be a file; drop the title or show the file');
  return errors;
}
