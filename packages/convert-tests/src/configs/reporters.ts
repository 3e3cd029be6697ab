import type { Node, ObjectExpression } from '@babel/types';
import { propertyOf, quoted, stringValue, stringValues } from '../syntax/values.ts';
import { type Handler, literal } from './option.ts';

/** Rstest's names for reporters of Jest and Vitest; empty for a reporter that Rstest doesn't need. */
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

/** Keeps reporters with the same name in Rstest, and replaces those with another name. */
export const reporters: Handler = ({ value, context, sibling, keep, change, manual }) => {
  if (value.type === 'ConditionalExpression') {
    const names = [value.consequent, value.alternate].flatMap((list) => stringValues(list) ?? ['']);
    return names.every((name) => REPORTERS[name] === name) ? keep() : manual();
  }
  const items = value.type === 'ArrayExpression' ? value.elements : [value];
  const verbose = sibling('verbose');
  const isVerbose = verbose && literal(verbose.value) === true;
  const codes = items.map((item) =>
    isVerbose && stringValue(item) === 'default'
      ? quoted('verbose')
      : item && reporterCode(item, context.draft.source),
  );
  if (codes.includes(undefined)) return manual();
  const kept = [...new Set(codes.filter(Boolean))];
  if (items.every((item, index) => item && context.draft.source(item) === kept[index]))
    return keep();
  return change(kept.length === 0 ? {} : { reporters: `[${kept.join(', ')}]` });
};

/** The reporter as code; an empty string if it's left out; undefined if Rstest doesn't have it. */
function reporterCode(node: Node, source: (node: Node) => string): string | undefined {
  const [nameNode, options] = node.type === 'ArrayExpression' ? node.elements : [node];
  const name = stringValue(nameNode) ?? '';
  const target = Object.hasOwn(REPORTERS, name) ? REPORTERS[name] : undefined;
  if (!target || !nameNode) return target;
  if (!options || target === 'github-actions')
    return name === target ? source(nameNode) : quoted(target);
  if (options.type !== 'ObjectExpression') return undefined;
  if (target !== 'junit' && target !== 'json') return `[${quoted(target)}, ${source(options)}]`;
  const path = reportPath(options);
  return path ? `[${quoted(target)}, { outputPath: ${quoted(path)} }]` : quoted(target);
}

/** The path of the report that `jest-junit`, or a reporter of Vitest, writes with these options. */
function reportPath(options: ObjectExpression): string | undefined {
  const [file, folder, name] = ['outputFile', 'outputDirectory', 'outputName'].map((key) =>
    stringValue(propertyOf(options, key)?.value),
  );
  const path = file ?? (folder === undefined ? name : `${folder}/${name ?? 'junit.xml'}`);
  return path?.replace(/^<rootDir>\//, './');
}
