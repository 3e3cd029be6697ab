import type { Node, ObjectExpression, ObjectProperty } from '@babel/types';
import type { Draft } from '../draft.ts';
import type { Rule } from '../rules/rule.ts';
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
