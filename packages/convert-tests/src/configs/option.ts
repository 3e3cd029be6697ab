import type { Node, ObjectExpression, ObjectProperty, Program } from '@babel/types';
import type { Draft, Level } from '../draft.ts';
import type { Rule, RuleTable } from '../rules/rule.ts';
import { resolveConstant } from '../syntax/scopes.ts';
import { keyOf, propertyOf, quoted, stringValue, stringValues, unwrap } from '../syntax/values.ts';

/** One setting of the converted configuration. */
export interface Entry {
  /** The keys that lead to the setting: `['coverage', 'include']`. */
  readonly path: readonly string[];
  /** The value as code. If the path is empty, the whole member, such as a spread or a method. */
  readonly value: string;
  /** The comments above the setting, with their line breaks. */
  readonly comments?: string;
}

/** Returns the settings that replace an option, and adds notes to the draft. */
export type Handler = (option: Option) => readonly Entry[];

export type Handlers = Readonly<Record<string, Handler>>;

/** The rules and handlers by which the options of an object are converted. */
export interface OptionTable {
  readonly rules: RuleTable;
  readonly handlers: Handlers;
  /** The start of the names of the rules, such as `coverage.`. */
  readonly prefix?: string;
  /** The kind and the section of options without a rule. */
  readonly defaultRule: Pick<Rule, 'kind' | 'section'>;
}

export interface ConfigContext extends OptionTable {
  readonly draft: Draft;
  /** Undefined for JSON. */
  readonly program: Program | undefined;
  /** The object that is converted, for options that depend on others. */
  readonly object: ObjectExpression;
  /** Converts a project's object in place. */
  readonly convertProject: (object: ObjectExpression) => void;
}

/** Adds a note with the option's rule, and returns entries for `settings`, which has code by path. */
type Change = (settings?: Readonly<Record<string, string>>) => Entry[];

/** An option that's being converted. */
export interface Option {
  readonly property: ObjectProperty;
  readonly rule: Rule;
  readonly context: ConfigContext;
  /** The value. If it's the name of a constant in the file, this is the constant's value. */
  readonly value: Node;
  /** The strings of an array, or a single string; undefined for other values. */
  readonly strings: readonly string[] | undefined;
  /** The code of the value, with the edits so far. */
  readonly code: string;
  readonly change: Change;
  readonly check: Change;
  readonly manual: Change;
  /** The value as it is, at this path or the option's name, without a note. */
  readonly keep: (path?: string) => Entry[];
  /** Another option of the same object. */
  readonly sibling: (name: string) => ObjectProperty | undefined;
}

export function createOption(property: ObjectProperty, context: ConfigContext): Option {
  const { draft, program, object } = context;
  const rule = ruleOf(keyOf(property) ?? '', context);
  const value = resolveConstant(property.value, program);
  const changeWith =
    (level: Level): Change =>
    (settings = {}) => {
      draft.note(level, rule, property);
      return Object.entries(settings).map(([path, code]) => ({
        path: path.split('.'),
        value: code,
      }));
    };
  return {
    property,
    rule,
    context,
    value,
    strings: stringValues(value),
    get code() {
      return draft.edited(property.value);
    },
    change: changeWith('change'),
    check: changeWith('check'),
    manual: changeWith('manual'),
    // A name can have dots, such as the glob of a threshold.
    keep: (path) => [
      { path: path?.split('.') ?? [keyOf(property) ?? ''], value: draft.edited(property.value) },
    ],
    sibling: (name) => propertyOf(object, name),
  };
}

/** The rule of the option with this key in the object that's converted. */
export function ruleOf(key: string, { rules, prefix = '', defaultRule }: ConfigContext): Rule {
  const name = prefix + key;
  return rules.get(name) ?? { name, targets: [], ...defaultRule };
}

/** Keeps, renames, or moves the option as its rule says, or leaves it out with a note. */
export const byRule: Handler = (option) => {
  const { rule, context, change, check, manual } = option;
  const [target = ''] = rule.targets;
  const isOption = target.startsWith('config ');
  const path = target.slice(`config ${context.prefix ?? ''}`.length);
  switch (rule.kind) {
    case 'same':
      if (rule.note) check();
      return option.keep(isOption ? path : undefined);
    case 'renamed':
    case 'moved':
      // A note of a rule describes a step that only the reader can do.
      if (rule.note || !isOption) return manual();
      return change({ [path]: option.code });
    case 'unneeded':
      return change();
    default:
      return context.rules.has(rule.name) ? manual() : check();
  }
};

/** A handler that leaves the option out if its value is `false`, and calls another handler otherwise. */
export const unlessFalse =
  (otherwise: Handler): Handler =>
  (option) =>
    literal(option.value) === false ? option.change() : otherwise(option);

/** A literal's value; the name of an identifier; undefined for anything else. */
export function literal(node: Node): string | number | boolean | undefined {
  const value = unwrap(node);
  if (value.type === 'NumericLiteral' || value.type === 'BooleanLiteral') return value.value;
  return value.type === 'Identifier' ? value.name : stringValue(value);
}

export function arrayOf(values: readonly string[]): string {
  return `[${values.map(quoted).join(', ')}]`;
}
