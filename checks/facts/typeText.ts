import ts from 'typescript';

/** The package's type aliases and their definitions, as text. */
export type TypeAliases = ReadonlyMap<string, string>;

// Longer expansions don't help readers, and names can be compared as well.
const LONGEST_EXPANSION = 600;

/**
 * A canonical spelling of a type: independent of whitespace, quotes, parentheses, the order of union
 * members, `Array<T>`, parameter names, and the package's aliases. Only for comparing, not readable.
 */
export function canonicalType(text: string, aliases: TypeAliases): string {
  const node = parseType(text);
  return node ? canonical(node, aliases, []) : text.replace(/\s+/g, ' ').trim();
}

export function sameType(a: string, b: string, aliases: TypeAliases): boolean {
  return canonicalType(a, aliases) === canonicalType(b, aliases);
}

export function isType(text: string): boolean {
  return parseType(text) !== undefined;
}

/**
 * A declaration's text for readers: without comments, on one line, with the names of literal unions
 * replaced by their members.
 */
export function readerType(text: string, aliases: TypeAliases): string {
  const node = parseType(text);
  if (!node) return text;
  const replaced = new Map<ts.Node, string>();
  const visit = (child: ts.Node) => {
    const expansion = literalUnion(child, aliases);
    if (expansion !== undefined) replaced.set(child, expansion);
    else ts.forEachChild(child, visit);
  };
  visit(node);
  const source = node.getSourceFile().text;
  let shown = '';
  let position = node.getStart();
  for (const [child, expansion] of replaced) {
    shown += source.slice(position, child.getStart()) + expansion;
    position = child.getEnd();
  }
  return tidy(shown + source.slice(position, node.getEnd()));
}

export function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, ' ');
}

function tidy(text: string): string {
  return withoutComments(text)
    .replace(/"((?:[^"\\]|\\.)*)"/g, "'$1'")
    .replace(/\s+/g, ' ')
    .trim();
}

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

function canonical(node: ts.Node, aliases: TypeAliases, open: readonly string[]): string {
  const inner = (child: ts.Node) => canonical(child, aliases, open);
  if (ts.isParenthesizedTypeNode(node)) return inner(node.type);
  if (ts.isUnionTypeNode(node)) return unionOf(node.types.map(inner));
  if (ts.isIntersectionTypeNode(node)) return `(${node.types.map(inner).sort().join(' & ')})`;
  if (ts.isArrayTypeNode(node)) return `${inner(node.elementType)}[]`;
  if (ts.isTupleTypeNode(node)) return `[${node.elements.map(inner).join(', ')}]`;
  if (ts.isTypeLiteralNode(node)) return `{${node.members.map(inner).sort().join('; ')}}`;
  if (ts.isLiteralTypeNode(node)) return canonicalLiteral(node);
  if (ts.isFunctionTypeNode(node)) return canonicalSignature(node, inner);
  if (ts.isPropertySignature(node)) return canonicalProperty(node, inner);
  if (ts.isTypeReferenceNode(node)) return canonicalReference(node, aliases, open);
  if (ts.isIndexedAccessTypeNode(node)) {
    return `${inner(node.objectType)}[${inner(node.indexType)}]`;
  }
  return tidy(node.getText());
}

/** A flattened, sorted union without duplicates; `true | false` becomes `boolean`. */
function unionOf(members: readonly string[]): string {
  const flat = new Set(members.flatMap((member) => splitUnion(member)));
  if (flat.has('true') && flat.has('false')) {
    flat.delete('true');
    flat.delete('false');
    flat.add('boolean');
  }
  const sorted = [...flat].sort();
  return sorted.length === 1 ? (sorted[0] ?? '') : `<${sorted.join(' | ')}>`;
}

// A canonical union is enclosed in <…>; its members only contain ` | ` in nested unions.
function splitUnion(member: string): string[] {
  if (!/^<.*>$/.test(member)) return [member];
  const parts: string[] = [];
  let depth = 0;
  let part = '';
  for (const character of member.slice(1, -1)) {
    if ('<({['.includes(character)) depth++;
    if ('>)}]'.includes(character)) depth--;
    if (character === '|' && depth === 0) {
      parts.push(part.trim());
      part = '';
    } else part += character;
  }
  return [...parts, part.trim()];
}

function canonicalLiteral({ literal }: ts.LiteralTypeNode): string {
  return ts.isStringLiteral(literal) ? JSON.stringify(literal.text) : literal.getText();
}

type Inner = (node: ts.Node) => string;

function canonicalSignature(node: ts.FunctionTypeNode, inner: Inner): string {
  const parameters = node.parameters.map((parameter) => {
    const type = parameter.type ? inner(parameter.type) : 'any';
    return `${parameter.dotDotDotToken ? '...' : ''}${type}${parameter.questionToken ? '?' : ''}`;
  });
  return `(${parameters.join(', ')}) to ${inner(node.type)}`;
}

function canonicalProperty(node: ts.PropertySignature, inner: Inner): string {
  const type = node.type ? inner(node.type) : 'any';
  const optional = node.questionToken !== undefined;
  // The compiler prints `a?: T` as `a?: T | undefined`.
  const shown = optional ? unionOf(splitUnion(type).filter((part) => part !== 'undefined')) : type;
  return `${node.name.getText().replace(/['"]/g, '')}${optional ? '?' : ''}: ${shown}`;
}

function canonicalReference(
  node: ts.TypeReferenceNode,
  aliases: TypeAliases,
  open: readonly string[],
): string {
  const name = node.typeName.getText();
  const args = (node.typeArguments ?? []).map((argument) => canonical(argument, aliases, open));
  if (name === 'Array' && args.length === 1) return `${args[0]}[]`;
  if (args.length > 0) return `${name}(${args.join(', ')})`;
  const text = aliases.get(name);
  if (text === undefined || text.length > LONGEST_EXPANSION || open.includes(name)) return name;
  const target = parseType(text);
  return target ? canonical(target, aliases, [...open, name]) : name;
}
