import { isReasonKind } from 'run-examples/classify';
import { parseFenceMeta } from '../../content/markdown/fenceMeta.ts';
import type { Fence } from './example.ts';
import { type FenceAttributes, fenceErrors, kindOf } from './fenceRules.ts';

interface FenceReading {
  readonly fence: Fence;
  /** Error messages without the location. */
  readonly errors: readonly string[];
}

/** Attributes for Rspress' rendering, which the runner ignores. */
const LOOKS = ['lineNumbers', 'wrapCode', 'fold', 'height'];
/** Attributes of Rspress and other sites. */
const HINTS: Readonly<Record<string, string>> = {
  file: 'paste the code of the file, so that it is checked',
  filename: 'write title',
  showLineNumbers: 'write lineNumbers',
};
const KNOWN = ['title', 'set', 'check', 'no-run', 'no-page', 'fails', 'output', 'exit', 'env'];

/** Parses a fence strictly: unknown attributes are errors. */
export function readFence(lang: string, meta: string): FenceReading {
  const { attributes, errors } = readAttributes(meta);
  const { env, errors: envErrors } = readEnv(attributes.get('env') ?? '');
  const kind = kindOf(attributes);
  const noPage = attributes.get('no-page') ?? '';
  const exit = attributes.get('exit');
  const fence: Fence = {
    kind,
    ...optional('title', attributes.get('title')),
    ...optional('set', attributes.get('set')),
    ...optional('reason', attributes.get('no-run')),
    ...(isReasonKind(noPage) && { noPage }),
    ...optional('fails', attributes.get('fails')),
    ...(kind === 'output' && { args: splitWords(attributes.get('output') ?? 'run') }),
    ...(exit !== undefined && { exit: Number(exit) }),
    env,
  };
  return { fence, errors: [...errors, ...fenceErrors(lang, attributes), ...envErrors] };
}

function readAttributes(meta: string): { attributes: FenceAttributes; errors: string[] } {
  const { attributes: written, errors } = parseFenceMeta(meta);
  const attributes = new Map<string, string | undefined>();
  const found = [...errors];
  for (const { name, value } of written) {
    if (LOOKS.includes(name)) continue;
    if (!KNOWN.includes(name)) {
      const hint = HINTS[name] ? ` ${HINTS[name]};` : '';
      found.push(`unknown attribute ${name};${hint} allowed: ${[...KNOWN, ...LOOKS].join(', ')}`);
    } else if (attributes.has(name)) found.push(`duplicate attribute ${name}; keep one`);
    else attributes.set(name, value);
  }
  return { attributes, errors: found };
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

function optional<Name extends string>(name: Name, value: string | undefined) {
  return (value === undefined ? {} : { [name]: value }) as Partial<Record<Name, string>>;
}
