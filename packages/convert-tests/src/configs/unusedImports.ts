import type { Node, Program } from '@babel/types';
import { parseCode } from '../syntax/parseCode.ts';
import { boundNames, isReference } from '../syntax/scopes.ts';
import { stringValue } from '../syntax/values.ts';
import { rangeOf, walk } from '../syntax/walk.ts';

/** Converted code without the imports that only removed settings used, such as a plugin's. */
export function removeUnusedImports(path: string, before: Program, code: string): string {
  const { program } = parseCode(path, code);
  const usedBefore = referencesIn(before);
  const usedAfter = referencesIn(program);
  const unused = program.body.filter((statement) => {
    const names = importedNames(statement);
    return names.length > 0 && names.every((name) => usedBefore.has(name) && !usedAfter.has(name));
  });
  return unused
    .map(rangeOf)
    .reverse()
    .reduce((text, [start, end]) => {
      const rest = /^[ \t]*\n?/.exec(text.slice(end))?.[0].length ?? 0;
      return text.slice(0, start) + text.slice(end + rest);
    }, code);
}

/** Names that an import, or a `const` with `require()`, binds. */
function importedNames(statement: Node): string[] {
  if (statement.type === 'ImportDeclaration')
    return statement.specifiers.map(({ local }) => local.name);
  if (statement.type !== 'VariableDeclaration') return [];
  const isRequire = statement.declarations.every(
    ({ init }) =>
      init?.type === 'CallExpression' &&
      init.callee.type === 'Identifier' &&
      init.callee.name === 'require' &&
      stringValue(init.arguments[0]) !== undefined,
  );
  return isRequire ? statement.declarations.flatMap(({ id }) => boundNames(id)) : [];
}

function referencesIn(program: Program): ReadonlySet<string> {
  const names = new Set<string>();
  walk(program, (node, parents) => {
    const parent = parents.at(-1);
    const isPattern = parents.some(({ type }) => type === 'ObjectPattern');
    if (node.type === 'Identifier' && !isPattern && isReference(node, parent)) names.add(node.name);
  });
  return names;
}
