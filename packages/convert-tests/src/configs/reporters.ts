import type { Node } from '@babel/types';
import { resolveConstant } from '../syntax/scopes.ts';
import { keyOf, quoted, stringValue, stringValues } from '../syntax/values.ts';
import type { Handler } from './defaultHandler.ts';
import { literal, withRule } from './handlerParts.ts';

const change = withRule('change');
const manual = withRule('manual');

/** Reporters of Jest and Vitest that Rstest has, too; undefined for those that it leaves out. */
const REPORTERS: Readonly<Record<string, string | undefined>> = {
  default: 'default',
  verbose: 'verbose',
  dot: 'dot',
  json: 'json',
  junit: 'junit',
  blob: 'blob',
  'github-actions': 'github-actions',
  'jest-junit': 'junit',
  // The summary is part of the default reporter.
  summary: undefined,
  basic: 'default',
};

const reporters: Handler = (property, context) => {
  const value = resolveConstant(property.value, context.program);
  if (value.type === 'ConditionalExpression') {
    const names = [value.consequent, value.alternate].flatMap((one) => stringValues(one) ?? ['']);
    const known = names.every((name) => REPORTERS[name] === name);
    if (known) return [{ path: ['reporters'], value: context.draft.source(property.value) }];
  }
  const items = value.type === 'ArrayExpression' ? value.elements : [value];
  const found = items.map((item) => (item ? reporterOf(item, context.draft.source) : undefined));
  if (found.includes(undefined)) return manual(property, context);
  const names = [...new Set((found as string[]).filter(Boolean))];
  const isSame =
    found.length === names.length &&
    items.every((item, index) => item && context.draft.source(item) === names[index]);
  if (isSame) return [{ path: ['reporters'], value: context.draft.source(property.value) }];
  return change(
    property,
    context,
    names.length === 0 ? [] : [['reporters', `[${names.join(', ')}]`]],
  );
};

/** The reporter as code; an empty string if it's left out; undefined if Rstest doesn't have it. */
function reporterOf(node: Node, source: (node: Node) => string): string | undefined {
  const [name, options] = node.type === 'ArrayExpression' ? node.elements : [node];
  const known = stringValue(name);
  if (known === undefined || !Object.hasOwn(REPORTERS, known)) return undefined;
  const target = REPORTERS[known];
  if (target === undefined) return '';
  if (options?.type !== 'ObjectExpression' || target === 'github-actions') {
    return known === target && name ? source(name) : quoted(target);
  }
  if (target !== 'junit') return `[${quoted(target)}, ${source(options)}]`;
  const path = junitPath(options);
  return path ? `['junit', { outputPath: ${quoted(path)} }]` : "'junit'";
}

/** Where `jest-junit` writes its report. */
function junitPath(options: Extract<Node, { type: 'ObjectExpression' }>): string | undefined {
  const values = new Map(
    options.properties.flatMap((one) =>
      one.type === 'ObjectProperty' ? [[keyOf(one), stringValue(one.value)] as const] : [],
    ),
  );
  const file = values.get('outputFile');
  const folder = values.get('outputDirectory');
  const path =
    file ??
    (folder === undefined
      ? values.get('outputName')
      : `${folder}/${values.get('outputName') ?? 'junit.xml'}`);
  return path?.replace(/^<rootDir>\//, './');
}

const verbose: Handler = (property, context) =>
  literal(property.value) === true
    ? change(property, context, [['reporters', "['verbose']"]])
    : change(property, context);

export const reporterHandlers: Readonly<Record<string, Handler>> = { reporters, verbose };
