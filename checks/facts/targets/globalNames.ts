import ts from 'typescript';

/** The names that a declaration file adds without exports: `declare global` constants, and members of `import.meta`. */
export function globalNames(text: string): string[] {
  const source = ts.createSourceFile('globals.d.ts', text, ts.ScriptTarget.Latest);
  return source.statements.flatMap((statement) => {
    if (ts.isInterfaceDeclaration(statement) && statement.name.text === 'ImportMeta') {
      return statement.members.flatMap(({ name }) =>
        nameOf(name).map((key) => `import.meta.${key}`),
      );
    }
    const isGlobal = ts.isModuleDeclaration(statement) && statement.name.text === 'global';
    if (!isGlobal || !statement.body || !ts.isModuleBlock(statement.body)) return [];
    return statement.body.statements.flatMap((inner) => {
      if (!ts.isVariableStatement(inner)) return [];
      return inner.declarationList.declarations.flatMap(({ name }) => nameOf(name));
    });
  });
}

function nameOf(name: ts.Node | undefined): string[] {
  return name && ts.isIdentifier(name) ? [name.text] : [];
}
