import ts from 'typescript';
import { exportedType, type TypeProgram } from '../typeProgram.ts';
import { type TargetKind, type TypeTarget, targetsOf } from './target.ts';

interface MemberSource {
  readonly kind: TargetKind;
  /** The exported type whose members are targets. */
  readonly type: string;
  /** The member of `type` whose members are targets instead. */
  readonly member?: string;
  /** Precedes the name of the member in the ID of the target. */
  readonly prefix: string;
}

const MEMBER_SOURCES: readonly MemberSource[] = [
  { kind: 'utility', type: 'RstestUtilities', prefix: 'rs.' },
  { kind: 'mock', type: 'MockInstance', prefix: 'mock.' },
  { kind: 'mock-context', type: 'MockInstance', member: 'mock', prefix: 'mock.mock.' },
  { kind: 'expect-static', type: 'ExpectStatic', prefix: 'expect.' },
  { kind: 'test-modifier', type: 'TestAPIs', prefix: 'test.' },
  { kind: 'test-context', type: 'TestContext', prefix: 'context.' },
  { kind: 'test-context', type: 'TestContext', member: 'task', prefix: 'context.task.' },
  { kind: 'test-option', type: 'TestOptions', prefix: 'options.' },
  { kind: 'describe-modifier', type: 'Describe', prefix: 'describe.' },
  { kind: 'reporter-hook', type: 'Reporter', prefix: 'reporter.' },
];

/** The declared members of the objects that tests and reporters use. */
export function memberTargets(types: TypeProgram): TypeTarget[] {
  const targets = MEMBER_SOURCES.flatMap((source) => readMembers(types, source));
  return [...targets, ...matcherTargets(types)];
}

function readMembers(
  types: TypeProgram,
  { kind, type, member, prefix }: MemberSource,
): TypeTarget[] {
  const exported = exportedType(types, type);
  const owner = member === undefined ? exported : memberType(types, exported, member);
  const ids = owner.getProperties().map((symbol) => prefix + readableName(symbol));
  return targetsOf(kind, ids);
}

function memberType({ checker }: TypeProgram, type: ts.Type, name: string): ts.Type {
  const symbol = type.getProperty(name);
  if (!symbol) throw new Error(`${checker.typeToString(type)} has no member ${name}`);
  return checker.getNonNullableType(checker.getTypeOfSymbol(symbol));
}

// The compiler's name of a well-known symbol ends with a generated number: __@dispose@218.
function readableName({ name }: ts.Symbol): string {
  return name.replace(/^__@(\w+)@\d+$/, '[Symbol.$1]');
}

/** Matchers. Those of Chai are a separate kind. */
function matcherTargets(types: TypeProgram): TypeTarget[] {
  const members = exportedType(types, 'Assertion').getProperties();
  return members.flatMap((symbol) =>
    targetsOf(isFromChai(symbol) ? 'matcher-chai' : 'matcher', [`expect().${symbol.name}`]),
  );
}

function isFromChai({ declarations = [] }: ts.Symbol): boolean {
  return declarations.some((declaration) =>
    /\/@types\/chai\//.test(declaration.getSourceFile().fileName),
  );
}

/** Options of the built-in reporters: `md.header.env`. */
export function reporterTargets(types: TypeProgram): TypeTarget[] {
  const { checker } = types;
  const reporters = memberType(types, exportedType(types, 'RstestConfig'), 'reporters');
  const lists = unionParts(reporters).filter((part) => checker.isArrayType(part));
  // The types of arrays and tuples are references to generic types.
  const items = lists.flatMap((list) => checker.getTypeArguments(list as ts.TypeReference));
  const ids = items.flatMap(unionParts).flatMap((item) => {
    if (!checker.isTupleType(item)) return [];
    const [name, options] = checker.getTypeArguments(item as ts.TypeReference);
    if (!name?.isStringLiteral() || !options) return [];
    return optionPaths(types, options).map((path) => `${name.value}.${path}`);
  });
  return targetsOf('reporter-option', ids);
}

/** The paths of an object's properties, including those of objects that are declared inside. */
function optionPaths(types: TypeProgram, type: ts.Type): string[] {
  return type.getProperties().flatMap((symbol) => {
    const value = memberType(types, type, symbol.name);
    const objects = unionParts(value).filter(isInlineObject);
    const paths = objects.flatMap((object) => optionPaths(types, object));
    return [symbol.name, ...paths.map((path) => `${symbol.name}.${path}`)];
  });
}

/** Whether an object type is declared inline, such as `{ max?: number }`, and not by name. */
function isInlineObject(type: ts.Type): boolean {
  let node: ts.Node | undefined = type.symbol?.declarations?.[0];
  if (!node || !ts.isTypeLiteralNode(node)) return false;
  while (ts.isTypeLiteralNode(node) || ts.isUnionTypeNode(node)) node = node.parent;
  return ts.isPropertySignature(node);
}

function unionParts(type: ts.Type): ts.Type[] {
  return type.isUnion() ? type.types : [type];
}
