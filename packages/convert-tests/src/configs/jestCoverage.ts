import { resolveConstant } from '../syntax/scopes.ts';
import { keyOf, quoted, stringValue, stringValues, unwrap } from '../syntax/values.ts';
import type { Handler } from './defaultHandler.ts';
import { arrayOfStrings, literal, withRule } from './handlerParts.ts';

const change = withRule('change');
const check = withRule('check');
const manual = withRule('manual');

/** Patterns that begin with `!` are a setting of their own in Rstest. */
const collectCoverageFrom: Handler = (property, context) => {
  const patterns = stringValues(resolveConstant(property.value, context.program));
  if (!patterns) {
    return check(property, context, [['coverage.include', context.draft.edited(property.value)]]);
  }
  const included = patterns.filter((one) => !one.startsWith('!'));
  const excluded = patterns.filter((one) => one.startsWith('!')).map((one) => one.slice(1));
  if (excluded.length === 0) {
    return change(property, context, [['coverage.include', context.draft.edited(property.value)]]);
  }
  return change(property, context, [
    ...(included.length > 0 ? [['coverage.include', arrayOfStrings(included)] as const] : []),
    ['coverage.exclude', arrayOfStrings(excluded)],
  ]);
};

const coverageProvider: Handler = (property, context) => {
  const provider =
    literal(property.value) === 'babel' ? "'istanbul'" : context.draft.edited(property.value);
  return change(property, context, [['coverage.provider', provider]]);
};

/** `global` is the top level in Rstest; folders become globs. */
const coverageThreshold: Handler = (property, context) => {
  const value = resolveConstant(property.value, context.program);
  if (value.type !== 'ObjectExpression') return manual(property, context);
  const members: string[] = [];
  for (const one of value.properties) {
    const inner = one.type === 'ObjectProperty' ? unwrap(one.value) : undefined;
    const key = one.type === 'ObjectProperty' ? keyOf(one) : undefined;
    if (!inner || key === undefined) return manual(property, context);
    if (key !== 'global')
      members.push(`${quoted(thresholdGlob(key))}: ${context.draft.source(inner)}`);
    else if (inner.type !== 'ObjectExpression')
      members.unshift(`...${context.draft.source(inner)}`);
    else members.unshift(...inner.properties.map((each) => context.draft.source(each)));
  }
  return change(property, context, [['coverage.thresholds', `{ ${members.join(', ')} }`]]);
};

function thresholdGlob(key: string): string {
  const path = key.replace(/^\.\//, '');
  return /[*]|\.\w+$/.test(path) ? path : `${path.replace(/\/$/, '')}/**`;
}

const coverageReporters: Handler = (property, context) =>
  change(property, context, [['coverage.reporters', context.draft.edited(property.value)]]);

const coverageDirectory: Handler = (property, context) => {
  const folder = stringValue(property.value)?.replace(/^<rootDir>\//, './');
  const value = folder === undefined ? context.draft.edited(property.value) : quoted(folder);
  return change(property, context, [['coverage.reportsDirectory', value]]);
};

export const coverageHandlers: Readonly<Record<string, Handler>> = {
  collectCoverageFrom,
  coverageProvider,
  coverageThreshold,
  coverageReporters,
  coverageDirectory,
};
