import ts from 'typescript';

/** The package's type aliases and their definitions, as text. */
export type TypeAliases = ReadonlyMap<string, string>;

/**
 * The text of a declared type for readers: without comments, on one line, with the names of literal
 * unions replaced by their members. A name that occurs several times stays, to keep the text short.
 */
export function readerType(text: string, aliases: TypeAliases): string {
  const node = parseType(text);
  if (!node) return text;
  const expansions: [child: ts.Node, expansion: string][] = [];
  const visit = (child: ts.Node) => {
    const expansion = literalUnion(child, aliases);
    if (expansion !== undefined) expansions.push([child, expansion]);
    else ts.forEachChild(child, visit);
  };
  visit(node);
  const names = expansions.map(([child]) => child.getText());
  const replaced = expansions.filter(
    (_, index) => names.filter((name) => name === names[index]).length === 1,
  );
  const source = node.getSourceFile().text;
  let shown = '';
  let position = node.getStart();
  for (const [child, expansion] of replaced) {
    shown += source.slice(position, child.getStart()) + expansion;
    position = child.getEnd();
  }
  return tidy(shown + source.slice(position, node.getEnd()));
}

export function withoutTypeComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, ' ');
}

function tidy(text: string): string {
  return (
    withoutTypeComments(text)
      .replace(/"((?:[^"\\]|\\.)*)"/g, "'$1'")
      .replace(/\s+/g, ' ')
      // The compiler prints `a?: T` as `a?: T | undefined`.
      .replace(/(\?: [^;?]*?) \| undefined(?=;)/g, '$1')
      .trim()
  );
}

/** The members of the literal union that a node is the name of; `undefined` for any other node. */
function literalUnion(node: ts.Node, aliases: TypeAliases): string | undefined {
  if (!ts.isTypeReferenceNode(node) || node.typeArguments) return undefined;
  const text = aliases.get(node.typeName.getText());
  if (text === undefined || !isSimpleType(text)) return undefined;
  return ts.isArrayTypeNode(node.parent) && text.includes('|') ? `(${tidy(text)})` : tidy(text);
}

/** Whether a type consists only of literals and built-in types, such as `boolean | 'auto'`. */
export function isSimpleType(text: string): boolean {
  const node = parseType(text);
  if (!node) return false;
  const members = ts.isUnionTypeNode(node) ? node.types : [node];
  return members.every((member) => ts.isLiteralTypeNode(member) || isKeyword(member));
}

function isKeyword({ kind }: ts.Node): boolean {
  return kind >= ts.SyntaxKind.FirstKeyword && kind <= ts.SyntaxKind.LastKeyword;
}

function parseType(text: string): ts.TypeNode | undefined {
  const source = ts.createSourceFile('type.ts', `type T = ${text};`, ts.ScriptTarget.Latest, true);
  // Not public, but the only way to get syntax errors without a program.
  const errors = (source as { parseDiagnostics?: readonly unknown[] }).parseDiagnostics ?? [];
  const statement = source.statements[0];
  if (errors.length > 0 || source.statements.length !== 1) return undefined;
  return statement && ts.isTypeAliasDeclaration(statement) ? statement.type : undefined;
}
