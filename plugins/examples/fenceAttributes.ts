import { isReasonKind } from '../run-sets/classify/reasons.ts';
import type { Fence } from './example.ts';
import { type Attributes, fenceErrors, kindOf } from './fenceRules.ts';
import { tokenizeMeta } from './tokenizeMeta.ts';

export interface FenceReading {
  readonly fence: Fence;
  /** What is wrong and what to do, without the place. */
  readonly errors: readonly string[];
}

/** How Rspress shows the block; nothing to the runner. */
const LOOKS = ['lineNumbers', 'wrapCode', 'fold', 'height'];
const KNOWN = ['title', 'set', 'check', 'no-run', 'no-page', 'fails', 'output', 'exit', 'env'];

/** Reads a fence strictly: what the runner does not know is an error, never ignored. */
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

function readAttributes(meta: string): { attributes: Attributes; errors: string[] } {
  const { tokens, errors } = tokenizeMeta(meta);
  const attributes = new Map<string, string | undefined>();
  const found = [...errors];
  for (const { name, value } of tokens) {
    if (LOOKS.includes(name)) continue;
    if (!KNOWN.includes(name)) {
      found.push(`unknown attribute ${name}; known are ${[...KNOWN, ...LOOKS].join(', ')}`);
    } else if (attributes.has(name)) found.push(`${name} stands twice; keep one`);
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

/** Words as a shell splits them: quotes keep spaces together. */
function splitWords(text: string): string[] {
  const words = text.match(/(?:[^\s"']|"[^"]*"|'[^']*')+/g) ?? [];
  return words.map((word) => word.replace(/"([^"]*)"|'([^']*)'/g, '$1$2'));
}

function optional<Name extends string>(name: Name, value: string | undefined) {
  return (value === undefined ? {} : { [name]: value }) as Partial<Record<Name, string>>;
}
