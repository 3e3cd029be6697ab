import type { Node } from '@babel/types';
import { outputPath } from '../outputPath.ts';
import { BEHAVIORS } from '../rules/behaviors.ts';
import { namedRule } from '../rules/find.ts';
import { quoted, stringValue, unwrap } from '../syntax/values.ts';
import { rangeOf } from '../syntax/walk.ts';
import type { ConfigContext, Handler } from './configContext.ts';
import { keep } from './defaultHandler.ts';
import { configValues } from './exported.ts';

/** Objects in `projects` are converted, and paths of configuration files get Rstest's names. */
export const projects: Handler = (property, context) => {
  for (const value of valuesOf(property.value, context)) convertProject(value, context);
  return [keep(property, context, 'projects')];
};

function valuesOf(node: Node, { program }: ConfigContext): Node[] {
  return program?.type === 'Program' ? configValues(node, program) : [unwrap(node)];
}

function convertProject(node: Node, context: ConfigContext): void {
  if (node.type === 'ObjectExpression') context.convertOther(node);
  else if (node.type !== 'ArrayExpression') convertPath(node, context);
  else {
    for (const item of node.elements) {
      const inner = item?.type === 'SpreadElement' ? item.argument : item;
      for (const one of inner ? valuesOf(inner, context) : []) convertProject(one, context);
    }
  }
}

function convertPath(node: Node, { draft }: ConfigContext): void {
  const path = stringValue(node);
  if (path === undefined) draft.note('check', namedRule(BEHAVIORS, 'other file'), node);
  else if (/(?:^|\/)(?:jest|vitest|vite)\.[\w.-]*[cm]?[jt]s$/.test(path)) {
    draft.edits.overwrite(...rangeOf(node), quoted(outputPath(path, 'jest-config', '')));
    draft.note('check', namedRule(BEHAVIORS, 'other file'), node);
  }
}
