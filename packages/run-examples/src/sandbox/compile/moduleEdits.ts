import type { AnyNode, ExportDefaultDeclaration, ExportNamedDeclaration, Program } from 'acorn';
import { findReferences, namesOfStatement } from './declaredNames.ts';
import { blank, type Edit } from './edits.ts';
import { walkCode } from './walkCode.ts';

export interface ModuleEdits {
  readonly edits: readonly Edit[];
  /** Exported names with the expression for their value. */
  readonly exports: ReadonlyMap<string, string>;
  /** Specifiers whose exports are re-exported. */
  readonly stars: readonly string[];
}

/** The names that the edited code can use in addition to its own. */
interface Names {
  /** The object of an imported module. */
  readonly moduleOf: (specifier: string) => string;
  readonly defaultExport: string;
  readonly dynamicImport: string;
  readonly meta: string;
}

/** Turns `import` and `export` into reads of module objects and a table of exports. */
export function moduleEdits(code: string, program: Program, names: Names): ModuleEdits {
  const imported = importedNames(program, names);
  const exports = new Map<string, string>();
  const stars: string[] = [];
  const edits = program.body.flatMap((node): Edit[] => {
    switch (node.type) {
      case 'ImportDeclaration':
        return [blank(code, node.start, node.end)];
      case 'ExportAllDeclaration': {
        const module = names.moduleOf(String(node.source.value));
        if (node.exported) exports.set(nameOf(node.exported), module);
        else stars.push(module);
        return [blank(code, node.start, node.end)];
      }
      case 'ExportNamedDeclaration':
        for (const [name, value] of namedExports(node, imported, names)) exports.set(name, value);
        return [blank(code, node.start, node.declaration?.start ?? node.end)];
      case 'ExportDefaultDeclaration': {
        const name = declaredName(node) ?? names.defaultExport;
        exports.set('default', name);
        return defaultEdits(code, node, names);
      }
      default:
        return [];
    }
  });
  edits.push(...referenceEdits(program, imported), ...metaEdits(program, names));
  return { edits, exports, stars };
}

/** Exported names with the expressions of their values. */
function namedExports(
  node: ExportNamedDeclaration,
  imported: ReadonlyMap<string, string>,
  names: Names,
): (readonly [string, string])[] {
  if (node.declaration) return namesOfStatement(node.declaration).map((name) => [name, name]);
  const from = node.source && names.moduleOf(String(node.source.value));
  return node.specifiers.map(({ local, exported }) => {
    const name = nameOf(local);
    return [nameOf(exported), from ? member(from, name) : (imported.get(name) ?? name)];
  });
}

function declaredName({ declaration }: ExportDefaultDeclaration): string | undefined {
  if (!/Declaration$/.test(declaration.type) || !('id' in declaration)) return undefined;
  return declaration.id?.name;
}

function defaultEdits(code: string, node: ExportDefaultDeclaration, names: Names): Edit[] {
  const { start, declaration } = node;
  if (declaredName(node) !== undefined) return [blank(code, start, declaration.start)];
  const { end } = declaration;
  return [
    { start, end: startOfDefault(code, node), text: `const ${names.defaultExport} = ` },
    // A declaration doesn't need a semicolon, but its replacement does.
    { start: end, end, text: /Declaration$/.test(declaration.type) ? ';' : '' },
  ];
}

/** Directly after `export default`, because parentheses don't belong to any node. */
function startOfDefault(code: string, node: ExportDefaultDeclaration): number {
  const keyword = /^export\s+default\b\s*/.exec(code.slice(node.start, node.end));
  return node.start + (keyword?.[0].length ?? 0);
}

/** The expression that reads an imported value, by local name. */
function importedNames(program: Program, names: Names): ReadonlyMap<string, string> {
  const imported = new Map<string, string>();
  for (const node of program.body) {
    if (node.type !== 'ImportDeclaration') continue;
    const module = names.moduleOf(String(node.source.value));
    for (const specifier of node.specifiers) {
      const { local, type } = specifier;
      if (type === 'ImportNamespaceSpecifier') imported.set(local.name, module);
      else if (type === 'ImportDefaultSpecifier') imported.set(local.name, `${module}.default`);
      else imported.set(local.name, member(module, nameOf(specifier.imported)));
    }
  }
  return imported;
}

function referenceEdits(program: Program, imported: ReadonlyMap<string, string>): Edit[] {
  const statements = startsOfStatements(program);
  return findReferences(program, new Set(imported.keys())).map(({ node, shorthand, called }) => {
    const { start, end, name } = node;
    const value = imported.get(name) ?? name;
    if (shorthand) return { start, end, text: `${name}: ${value}` };
    if (!called || !value.includes('.')) return { start, end, text: value };
    // A line that starts with a parenthesis would continue the previous line.
    return { start, end, text: `${statements.has(start) ? ';' : ''}(0, ${value})` };
  });
}

function startsOfStatements(program: Program): ReadonlySet<number> {
  const starts = new Set<number>();
  const collect = (statements: readonly AnyNode[]) => {
    for (const { type, start } of statements) if (type === 'ExpressionStatement') starts.add(start);
  };
  walkCode(program, (node) => {
    if (node.type === 'SwitchCase') collect(node.consequent);
    else if (/^(?:Program|BlockStatement|StaticBlock)$/.test(node.type)) {
      collect((node as Program).body);
    }
  });
  return starts;
}

function metaEdits(program: Program, names: Names): Edit[] {
  const edits: Edit[] = [];
  walkCode(program, (node) => {
    if (node.type === 'ImportExpression') {
      const end = node.start + 'import'.length;
      edits.push({ start: node.start, end, text: names.dynamicImport });
    } else if (node.type === 'MetaProperty' && node.meta.name === 'import') {
      edits.push({ start: node.start, end: node.end, text: names.meta });
    }
  });
  return edits;
}

function nameOf(node: AnyNode): string {
  return node.type === 'Identifier' ? node.name : String((node as { value?: unknown }).value);
}

function member(module: string, name: string): string {
  return /^[\w$]+$/.test(name) && !/^\d/.test(name)
    ? `${module}.${name}`
    : `${module}[${JSON.stringify(name)}]`;
}
