import type { Node, ObjectExpression, ObjectProperty } from '@babel/types';
import type { Draft } from '../draft.ts';
import { BEHAVIORS } from '../rules/behaviors.ts';
import { HARMLESS, namedRule } from '../rules/find.ts';
import type { Rule } from '../rules/rule.ts';
import { keyOf } from '../syntax/values.ts';
import type { Entry } from './entry.ts';

/** What a setting becomes. Notes are added to the draft. */
export type Handler = (property: ObjectProperty, context: ConfigContext) => readonly Entry[];

export interface ConfigContext {
  readonly draft: Draft;
  /** The statements of the file; undefined for JSON. */
  readonly program: Node | undefined;
  /** The object that is converted, for settings that depend on others. */
  readonly object: ObjectExpression;
  readonly rules: ReadonlyMap<string, Rule>;
  readonly handlers: Readonly<Record<string, Handler>>;
  /** Converts another object of the file in place, such as that of a project. */
  readonly convertOther: (object: ObjectExpression) => void;
}

export function ruleOf(name: string, { rules }: ConfigContext): Rule {
  const rule = rules.get(name);
  if (!rule) throw new Error(`There is no rule for ${name}`);
  return rule;
}

/** What the rule of the option says: kept, renamed, moved as it is, or removed with a note. */
export function defaultEntries(property: ObjectProperty, context: ConfigContext): Entry[] {
  const { draft, rules } = context;
  const name = keyOf(property) ?? '';
  const rule = rules.get(name);
  if (!rule) {
    draft.note('check', namedRule(BEHAVIORS, 'unknown option'), property);
    return [keep(property, context, name)];
  }
  switch (rule.kind) {
    case 'same':
      if (rule.note) draft.note('check', rule, property);
      return [keep(property, context, targetPath(rule.targets[0]) ?? name)];
    case 'renamed':
    case 'moved': {
      const path = targetPath(rule.targets[0]);
      // What the note explains can't be done here.
      if (rule.note || path === undefined) {
        draft.note('manual', rule, property);
        return [];
      }
      draft.note('change', rule, property);
      return [keep(property, context, path)];
    }
    case 'unneeded':
      draft.note('change', rule, property);
      return [];
    default:
      draft.note(HARMLESS.has(name) ? 'check' : 'manual', rule, property);
      return [];
  }
}

/** The property's value, with the edits made so far, at another path. */
export function keep(property: ObjectProperty, { draft }: ConfigContext, path: string): Entry {
  return { path: path.split('.'), value: draft.edited(property.value) };
}

function targetPath(target: string | undefined): string | undefined {
  return target?.startsWith('config ') ? target.slice('config '.length) : undefined;
}
