import { isReasonKind, REASONS } from 'run-examples/classify';
import { parseFenceMeta } from '../../content/markdown/fenceMeta.ts';
import type { BlockKind, Fence } from './example.ts';

interface FenceReading {
  readonly fence: Fence;
  /** Error messages without the location. */
  readonly errors: readonly string[];
}

interface AttributeRules {
  /** The kinds of blocks that can have the attribute; by default, all. */
  readonly on?: readonly BlockKind[];
  /** Whether the attribute has a value; by default, a value is required. */
  readonly value?: 'none' | 'optional';
  /** The pattern that values have to match. */
  readonly pattern?: RegExp;
  /** Advice for a value that doesn't match `pattern`. */
  readonly advice?: string;
}

const REASON_KINDS = Object.keys(REASONS);

const ATTRIBUTES: Readonly<Record<string, AttributeRules>> = {
  title: {},
  set: {
    on: ['run', 'check', 'exempt', 'output'],
    pattern: /^[\w-]+$/,
    advice: 'use only letters, digits, -, and _',
  },
  check: { value: 'none' },
  'no-run': {},
  'no-page': {
    on: ['run'],
    pattern: new RegExp(`^(?:${REASON_KINDS.join('|')})$`),
    advice: `write one of ${REASON_KINDS.join(', ')}`,
  },
  fails: { on: ['run'] },
  output: { value: 'optional' },
  exit: { on: ['output'], pattern: /^\d+$/, advice: 'write a number' },
  env: { on: ['run', 'output'] },
};
/** Attributes that only change how a block looks. */
const DISPLAY_ATTRIBUTES = ['wrapCode'];
/** Attributes that determine a block's kind, so a block has at most one of them. */
const KIND_ATTRIBUTES = ['check', 'no-run', 'output'];

/** The names of the kinds in messages. */
const KIND_NAMES: Readonly<Record<BlockKind, string>> = {
  run: 'a titled block',
  check: 'check',
  exempt: 'no-run',
  output: 'output',
  display: 'plain text',
};

const CODE_LANGUAGES = new Set(['ts', 'tsx', 'mts', 'cts', 'js', 'jsx', 'mjs', 'cjs']);
/** The name that the pages use for a language, by other names of the language. */
const LANGUAGE_NAMES: Readonly<Record<string, string>> = {
  typescript: 'ts',
  javascript: 'js',
  sh: 'bash',
  shell: 'bash',
  yml: 'yaml',
};

/** Parses a fence strictly: unknown attributes are errors. */
export function readFence(lang: string, meta: string): FenceReading {
  const { attributes, errors } = readAttributes(meta);
  const { env, errors: envErrors } = readEnv(attributes.get('env') ?? '');
  const kind = kindOf(attributes);
  const noPage = attributes.get('no-page') ?? '';
  const exit = attributes.get('exit');
  const fence: Fence = {
    kind,
    title: attributes.get('title'),
    set: attributes.get('set'),
    reason: attributes.get('no-run'),
    noPage: isReasonKind(noPage) ? noPage : undefined,
    fails: attributes.get('fails'),
    args: kind === 'output' ? splitWords(attributes.get('output') ?? 'run') : undefined,
    exit: exit === undefined ? undefined : Number(exit),
    env,
  };
  return { fence, errors: [...errors, ...fenceErrors(lang, attributes), ...envErrors] };
}

function readAttributes(meta: string): { attributes: FenceAttributes; errors: string[] } {
  const parsed = parseFenceMeta(meta);
  const attributes = new Map<string, string | undefined>();
  const errors = [...parsed.errors];
  for (const { name, value } of parsed.attributes) {
    if (DISPLAY_ATTRIBUTES.includes(name)) continue;
    if (!Object.hasOwn(ATTRIBUTES, name)) {
      const allowed = [...Object.keys(ATTRIBUTES), ...DISPLAY_ATTRIBUTES].join(', ');
      errors.push(`unknown attribute ${name}; allowed: ${allowed}`);
    } else if (attributes.has(name)) errors.push(`duplicate attribute ${name}; keep one`);
    else attributes.set(name, value);
  }
  return { attributes, errors };
}

function readEnv(value: string): { env: Record<string, string>; errors: string[] } {
  const env: Record<string, string> = {};
  const errors: string[] = [];
  for (const word of splitWords(value)) {
    const [, name, text] = /^([A-Za-z_]\w*)=(.*)$/.exec(word) ?? [];
    if (name !== undefined && text !== undefined) env[name] = text;
    else errors.push(`env: cannot read ${word}; write env="NAME=value OTHER=value"`);
  }
  return { env, errors };
}

/** Splits arguments like a shell, with support for quotes. */
function splitWords(text: string): string[] {
  const words = text.match(/(?:[^\s"']|"[^"]*"|'[^']*')+/g) ?? [];
  return words.map((word) => word.replace(/"([^"]*)"|'([^']*)'/g, '$1$2'));
}

/** The attributes of a fence; `undefined` for a name without a value. */
type FenceAttributes = ReadonlyMap<string, string | undefined>;

export function isCodeLanguage(lang: string): boolean {
  return CODE_LANGUAGES.has(lang);
}

function kindOf(attributes: FenceAttributes): BlockKind {
  if (attributes.has('output')) return 'output';
  if (attributes.has('no-run')) return 'exempt';
  if (attributes.has('check')) return 'check';
  return attributes.has('title') ? 'run' : 'display';
}

/** Error messages about a fence whose attributes are all known. */
function fenceErrors(lang: string, attributes: FenceAttributes): string[] {
  const kind = kindOf(attributes);
  return [
    ...languageErrors(lang),
    ...kindErrors(lang, kind, attributes),
    ...[...attributes].flatMap(([name, value]) => attributeErrors(name, value, kind)),
    ...titleErrors(lang, attributes.get('title') ?? ''),
  ];
}

function languageErrors(lang: string): string[] {
  const name = LANGUAGE_NAMES[lang];
  if (name) return [`language ${lang}; write ${name}`];
  return lang ? [] : ['a fence without a language; write one, text if nothing else fits'];
}

function kindErrors(lang: string, kind: BlockKind, attributes: FenceAttributes): string[] {
  const kinds = KIND_ATTRIBUTES.filter((name) => attributes.has(name));
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

function attributeErrors(name: string, value: string | undefined, kind: BlockKind): string[] {
  const rules = ATTRIBUTES[name] ?? {};
  if (rules.on && !rules.on.includes(kind)) {
    const allowed = rules.on.map((allowedKind) => KIND_NAMES[allowedKind]).join(' or ');
    return [`${name} has no effect here; it belongs on ${allowed}`];
  }
  if (rules.value === 'none') return value === undefined ? [] : [`${name} takes no value; drop it`];
  if (rules.value === 'optional' && value === undefined) return [];
  if (value === undefined || value.trim() === '') {
    const placeholder = name === 'no-run' ? 'reason' : 'value';
    return [`${name} without a ${placeholder}; write ${name}="${placeholder}"`];
  }
  return rules.pattern?.test(value) === false ? [`${name}="${value}"; ${rules.advice}`] : [];
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
