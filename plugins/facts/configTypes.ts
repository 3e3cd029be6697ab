import ts from 'typescript';
import { exportedType, type TypeProgram } from './typeProgram.ts';
import { isSimpleType, readerType, type TypeAliases, withoutComments } from './typeText.ts';

export interface ConfigTypes {
  /** By path: `coverage.provider`; a free key is `<key>`. */
  readonly options: ReadonlyMap<string, OptionType>;
  readonly aliases: TypeAliases;
}

export interface OptionType {
  /** For a reader. */
  readonly type: string;
  /** Other spellings: as it is declared, and as the compiler resolves it. */
  readonly spellings: readonly string[];
  /** The type of a project's config has it too. */
  readonly project: boolean;
  /** An object and nothing else: its default is that of its parts. */
  readonly container: boolean;
}

const CONFIG_TYPE = 'RstestConfig';
const PROJECT_TYPE = 'ProjectConfig';

// Nothing that Rstest documents lies deeper (coverage.thresholds.<key>.perFile).
const MAX_DEPTH = 4;

/** Options whose value is a world of its own, described by another project. */
const CLOSED: ReadonlySet<string> = new Set([
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

// What an alias stands for, instead of its name.
const IN_ALIAS = ts.TypeFormatFlags.InTypeAlias;

export function readConfigTypes(program: TypeProgram): ConfigTypes {
  const { checker, source } = program;
  const aliases = readAliases(source);
  const project = collect(checker, exportedType(program, PROJECT_TYPE), '', 1);
  const inProject = new Set(project.map(({ path }) => path));
  const found = collect(checker, exportedType(program, CONFIG_TYPE), '', 1);
  const options = found.map(({ path, spellings, container }) => {
    const type = forReader(spellings, aliases);
    return [path, { type, spellings, container, project: inProject.has(path) }] as const;
  });
  return { options: new Map(options), aliases };
}

/** The paths of all options and what types they can be written as, without what they mean. */
export function readOptionPaths(program: TypeProgram): Found[] {
  return collect(program.checker, exportedType(program, CONFIG_TYPE), '', 1);
}

/** As declared, unless that is the name of something a reader can take in at a glance. */
function forReader(spellings: readonly string[], aliases: TypeAliases): string {
  const [declared = ''] = spellings;
  const expanded = spellings.at(-1) ?? '';
  return readerType(isSimpleType(expanded) ? expanded : declared, aliases);
}

export interface Found {
  readonly path: string;
  readonly spellings: readonly string[];
  readonly container: boolean;
}

function collect(checker: ts.TypeChecker, type: ts.Type, prefix: string, depth: number): Found[] {
  if (depth > MAX_DEPTH) return [];
  return membersOf(checker, type).flatMap(({ name, type: value, declared }) => {
    const path = prefix === '' ? name : `${prefix}.${name}`;
    const present = checker.getNonNullableType(value);
    const resolved = checker.typeToString(present, undefined, FORMAT);
    const expanded = checker.typeToString(present, undefined, FORMAT | IN_ALIAS);
    const spellings = [...new Set([declared ?? resolved, resolved, expanded])];
    const inner = CLOSED.has(path) ? [] : objectParts(checker, present);
    const parts = inner.flatMap((part) => collect(checker, part, path, depth + 1));
    const seen = new Set<string>();
    const fresh = parts.filter((part) => !seen.has(part.path) && seen.add(part.path));
    const container = fresh.length > 0 && !present.isUnion();
    return [{ path, spellings, container }, ...fresh];
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
  // A mere dictionary, such as `env`, is one option.
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

/** The plain objects among a type's alternatives; lists, functions and classes have no paths. */
function objectParts(checker: ts.TypeChecker, type: ts.Type): ts.Type[] {
  const parts = type.isUnion() ? type.types : [type];
  return parts.filter((part) => {
    if (!(part.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection))) return false;
    if (checker.isArrayLikeType(part) || part.getCallSignatures().length > 0) return false;
    if (part.getConstructSignatures().length > 0 || isFromLibrary(part)) return false;
    return true;
  });
}

/** RegExp, Map, and what Node's types declare. */
function isFromLibrary(type: ts.Type): boolean {
  const declarations = type.aliasSymbol?.declarations ?? type.symbol?.declarations ?? [];
  return declarations.some((declaration) => {
    const { fileName } = declaration.getSourceFile();
    return /\/(?:typescript\/lib|@types\/node)\//.test(fileName) && !isMapped(declaration);
  });
}

// `Partial<…>` and `Pick<…>` are declared in the library; what they hold is ours.
function isMapped(declaration: ts.Declaration): boolean {
  return ts.isTypeAliasDeclaration(declaration) || ts.isMappedTypeNode(declaration);
}

function readAliases(source: ts.SourceFile): TypeAliases {
  const aliases = new Map<string, string>();
  for (const statement of source.statements) {
    if (ts.isTypeAliasDeclaration(statement) && !statement.typeParameters) {
      aliases.set(statement.name.text, withoutComments(statement.type.getText()));
    }
    const plain = ts.isInterfaceDeclaration(statement) && !statement.typeParameters;
    if (plain && !statement.heritageClauses) {
      const members = statement.members.map((member) => member.getText()).join('\n');
      aliases.set(statement.name.text, withoutComments(`{ ${members} }`));
    }
  }
  return aliases;
}
