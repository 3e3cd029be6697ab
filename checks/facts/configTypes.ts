import ts from 'typescript';
import { isSimpleType, readerType, type TypeAliases, withoutTypeComments } from './shortType.ts';
import { exportedType, type TypeProgram } from './typeProgram.ts';

export interface OptionType {
  /** The type to show to readers. */
  readonly type: string;
  /** Whether the type of a project's config has the option, too. */
  readonly project: boolean;
  /** Whether the value is always an object with options, which have their own defaults. */
  readonly isContainer: boolean;
}

const CONFIG_TYPE = 'RstestConfig';
const PROJECT_TYPE = 'ProjectConfig';

/** The deepest documented option is `coverage.thresholds.<key>.perFile`. */
const MAX_DEPTH = 4;

/** Options whose properties another project documents. */
const DOCUMENTED_ELSEWHERE: ReadonlySet<string> = new Set([
  'extends',
  'plugins',
  'projects',
  'reporters',
  'tools.bundlerChain',
  'tools.rspack',
  'tools.swc',
]);

const FORMAT =
  ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType;

/** Prints the definition of an alias instead of its name. */
const IN_ALIAS = ts.TypeFormatFlags.InTypeAlias;

/** All options by path: `coverage.provider`; an arbitrary key is `<key>`. */
export function readConfigTypes(program: TypeProgram): Map<string, OptionType> {
  const { checker, source } = program;
  const aliases = readAliases(source);
  const project = collect(checker, exportedType(program, PROJECT_TYPE), '', 1);
  const inProject = new Set(project.map(({ path }) => path));
  const found = collect(checker, exportedType(program, CONFIG_TYPE), '', 1);
  const options = found.map(({ path, spellings, isContainer }) => {
    const type = shownType(spellings, aliases);
    return [path, { type, isContainer, project: inProject.has(path) }] as const;
  });
  return new Map(options);
}

/** The type as declared, or with aliases expanded if that makes it a simple type. */
function shownType(spellings: readonly string[], aliases: TypeAliases): string {
  const [declared = ''] = spellings;
  const expanded = spellings.at(-1) ?? '';
  const spelling = !isSimpleType(declared) && isSimpleType(expanded) ? expanded : declared;
  return readerType(spelling, aliases);
}

interface FoundOption {
  readonly path: string;
  /** As declared, as the compiler prints it, and with aliases expanded; each once. */
  readonly spellings: readonly string[];
  readonly isContainer: boolean;
}

/** The properties of a type as options, each followed by those of all object types of its value. */
function collect(
  checker: ts.TypeChecker,
  type: ts.Type,
  prefix: string,
  depth: number,
): FoundOption[] {
  if (depth > MAX_DEPTH) return [];
  return membersOf(checker, type).flatMap(({ name, type: value, declared }) => {
    const path = prefix === '' ? name : `${prefix}.${name}`;
    const present = checker.getNonNullableType(value);
    const resolved = checker.typeToString(present, undefined, FORMAT);
    const expanded = checker.typeToString(present, undefined, FORMAT | IN_ALIAS);
    const spellings = [...new Set([declared ?? resolved, resolved, expanded])];
    const objects = DOCUMENTED_ELSEWHERE.has(path) ? [] : objectParts(checker, present);
    const nested = objects.flatMap((object) => collect(checker, object, path, depth + 1));
    const isContainer = nested.length > 0 && !present.isUnion();
    return [{ path, spellings, isContainer }, ...nested];
  });
}

interface Member {
  readonly name: string;
  readonly type: ts.Type;
  readonly declared?: string;
}

function membersOf(checker: ts.TypeChecker, type: ts.Type): Member[] {
  const members: Member[] = checker.getPropertiesOfType(type).map((symbol) => {
    const declared = declaredType(symbol)?.getText();
    return {
      name: symbol.name,
      type: checker.getTypeOfSymbol(symbol),
      ...(declared !== undefined && { declared }),
    };
  });
  const index = checker.getIndexInfoOfType(type, ts.IndexKind.String);
  const declaredIndex = index?.declaration?.type?.getText();
  // A plain dictionary, such as `env`, is a single option.
  if (!index || members.length === 0) return members;
  return [
    ...members,
    { name: '<key>', type: index.type, ...(declaredIndex && { declared: declaredIndex }) },
  ];
}

function declaredType(symbol: ts.Symbol): ts.TypeNode | undefined {
  const declaration = symbol.declarations?.[0];
  return declaration && ts.isPropertySignature(declaration) ? declaration.type : undefined;
}

/** The object types in a union; arrays, functions, and classes have no nested options. */
function objectParts(checker: ts.TypeChecker, type: ts.Type): ts.Type[] {
  const parts = type.isUnion() ? type.types : [type];
  return parts.filter((part) => {
    if (!(part.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection))) return false;
    if (checker.isArrayLikeType(part) || isFromLibrary(part)) return false;
    return part.getCallSignatures().length === 0 && part.getConstructSignatures().length === 0;
  });
}

/** Whether a type is declared by TypeScript's library (RegExp, Map) or Node's types. */
function isFromLibrary(type: ts.Type): boolean {
  const declarations = type.aliasSymbol?.declarations ?? type.symbol?.declarations ?? [];
  return declarations.some((declaration) => {
    const { fileName } = declaration.getSourceFile();
    return /\/(?:typescript\/lib|@types\/node)\//.test(fileName) && !isUtilityType(declaration);
  });
}

/** `Partial<…>` and `Pick<…>` are declared in the library, but their properties aren't. */
function isUtilityType(declaration: ts.Declaration): boolean {
  return ts.isTypeAliasDeclaration(declaration) || ts.isMappedTypeNode(declaration);
}

function readAliases(source: ts.SourceFile): TypeAliases {
  const aliases = source.statements.filter((statement) => ts.isTypeAliasDeclaration(statement));
  return new Map(
    aliases
      .filter(({ typeParameters }) => !typeParameters)
      .map(({ name, type }) => [name.text, withoutTypeComments(type.getText())]),
  );
}
