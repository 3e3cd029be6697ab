import type { Node } from '@babel/types';
import { outputPath } from '../kind.ts';
import { propertyOf, quoted, stringValue, unwrap } from '../syntax/values.ts';
import { configValues } from './exported.ts';
import type { ConfigContext, Handler } from './option.ts';

/** A handler for a project's name, which can have a color. `key` is the name's in the object with both. */
export const projectName =
  (key: string): Handler =>
  ({ value, code, rule, context: { draft }, keep, change, manual }) => {
    if (value.type !== 'ObjectExpression')
      return rule.kind === 'same' ? keep() : change({ name: code });
    const name = propertyOf(value, key);
    return name ? change({ name: draft.source(name.value) }) : manual();
  };

/** Objects in `projects` are converted, and paths of configuration files get Rstest's names. */
export const projects: Handler = ({ property, context, keep }) => {
  convertProjects(property.value, context);
  return keep('projects');
};

type ProjectContext = Pick<ConfigContext, 'draft' | 'program' | 'convertProject'>;

export function convertProjects(node: Node, context: ProjectContext): void {
  const { program, convertProject } = context;
  for (const value of program ? configValues(node, program) : [unwrap(node)]) {
    if (value.type === 'ObjectExpression') convertProject(value);
    else if (value.type !== 'ArrayExpression') convertPath(value, context);
    else {
      const items = value.elements.filter((item) => item !== null);
      for (const item of items)
        convertProjects(item.type === 'SpreadElement' ? item.argument : item, context);
    }
  }
}

function convertPath(node: Node, { draft }: ProjectContext): void {
  const path = stringValue(node);
  const isConfig = path && /(?:^|\/)(?:jest|vitest|vite)\.[\w.-]*[cm]?[jt]s$/.test(path);
  if (isConfig) draft.replace(node, quoted(outputPath(path, 'jest-config', '')));
  if (isConfig || path === undefined) draft.note('check', 'other file', node);
}
