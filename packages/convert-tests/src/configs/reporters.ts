import type { Node, ObjectExpression } from '@babel/types';
import { propertyOf, quoted, stringValue, stringValues } from '../syntax/values.ts';
import type { Handler } from './option.ts';

/** Reporters of Jest and Vitest that Rstest has, too; an empty name for those that it doesn't need. */
const REPORTERS: Readonly<Record<string, string>> = {
  default: 'default',
  verbose: 'verbose',
  dot: 'dot',
  json: 'json',
  junit: 'junit',
  blob: 'blob',
  'github-actions': 'github-actions',
  'jest-junit': 'junit',
  // The summary is part of the default reporter.
  summary: '',
  basic: 'default',
};

/** Keeps what Rstest has under the same name, and replaces known packages. */
export const reporters: Handler = ({ value, context: { draft }, keep, change, manual }) => {
  if (value.type === 'ConditionalExpression') {
    const names = [value.consequent, value.alternate].flatMap((one) => stringValues(one) ?? ['']);
    return names.every((name) => REPORTERS[name] === name && name) ? keep() : manual();
  }
  const items = value.type === 'ArrayExpression' ? value.elements : [value];
  const found = items.map((item) => item && reporterCode(item, draft.source));
  if (found.includes(undefined)) return manual();
  const names = [...new Set(found.filter(Boolean))];
  if (items.every((item, index) => item && draft.source(item) === names[index])) return keep();
  return change(names.length === 0 ? {} : { reporters: `[${names.join(', ')}]` });
};

/** The reporter as code; an empty string if it's left out; undefined if Rstest doesn't have it. */
function reporterCode(node: Node, source: (node: Node) => string): string | undefined {
  const [name, options] = node.type === 'ArrayExpression' ? node.elements : [node];
  const known = stringValue(name) ?? '';
  const target = Object.hasOwn(REPORTERS, known) ? REPORTERS[known] : undefined;
  if (!target || !name) return target;
  if (options?.type !== 'ObjectExpression' || target === 'github-actions')
    return known === target ? source(name) : quoted(target);
  if (target !== 'junit') return `[${quoted(target)}, ${source(options)}]`;
  const path = junitPath(options);
  return path ? `['junit', { outputPath: ${quoted(path)} }]` : "'junit'";
}

/** Where `jest-junit` writes its report. */
function junitPath(options: ObjectExpression): string | undefined {
  const [file, folder, name] = ['outputFile', 'outputDirectory', 'outputName'].map((key) =>
    stringValue(propertyOf(options, key)?.value),
  );
  const path = file ?? (folder === undefined ? name : `${folder}/${name ?? 'junit.xml'}`);
  return path?.replace(/^<rootDir>\//, './');
}
