import type { Program } from 'acorn';
import { namesOfStatement } from './declaredNames.ts';
import type { ModuleEdits } from './moduleEdits.ts';
import type { ModuleShape } from './moduleShape.ts';
import { walkCode } from './walkCode.ts';

/** The factory's first parameters, in this order; the module objects of its imports follow. */
const TOOLS = ['define', 'star', 'load', 'meta'] as const;
const COMMON_JS = ['require', 'module', 'exports', '__filename', '__dirname'] as const;

export interface FactoryNames {
  readonly tools: Readonly<Record<(typeof TOOLS)[number], string>>;
  readonly defaultExport: string;
  /** By specifier. */
  readonly modules: ReadonlyMap<string, string>;
}

/** Names that don't occur in the program; those of modules resemble the specifier. */
export function factoryNames(program: Program, { imports }: ModuleShape): FactoryNames {
  const taken = new Set<string>();
  walkCode(program, (node) => {
    if (node.type === 'Identifier') taken.add(node.name);
  });
  const free = (base: string) => {
    let name = base;
    for (let count = 1; taken.has(name); count++) name = `${base}_${count}`;
    taken.add(name);
    return name;
  };
  const tools = Object.fromEntries(TOOLS.map((tool) => [tool, free(`_${tool}`)]));
  return {
    tools: tools as FactoryNames['tools'],
    defaultExport: free('_default'),
    modules: new Map(imports.map(({ specifier }) => [specifier, free(`_${wordOf(specifier)}`)])),
  };
}

/**
 * The text before and after the edited code; the part before it shares the code's first line. The
 * function pauses after its exports are visible, so that its imports can run.
 */
export function factoryFrame(
  program: Program,
  { waits, commonJs }: ModuleShape,
  { tools, modules }: FactoryNames,
  { exports, stars }: ModuleEdits,
): { readonly before: string; readonly after: string } {
  const own = new Set(program.body.flatMap(namesOfStatement));
  const parameters = [
    ...TOOLS.map((tool) => tools[tool]),
    ...COMMON_JS.map((name, index) => (own.has(name) ? `_own_${index}` : name)),
    ...modules.values(),
  ];
  const getters = [...exports].map(([name, value]) => `${JSON.stringify(name)}: () => ${value}`);
  const before = [
    `export default ${waits ? 'async ' : ''}function* (${parameters.join(', ')}) {`,
    commonJs ? '' : `${tools.define}({ ${getters.join(', ')} });`,
    `[${[...modules.values()].join(', ')}] = yield;`,
    ...stars.map((module) => `${tools.star}(${module});`),
  ];
  return { before: before.join(' '), after: '\n}\n' };
}

/** The last part of a specifier as an identifier: `@scope/some-kit/util.js` becomes `util`. */
function wordOf(specifier: string): string {
  const last = specifier.split('/').at(-1) ?? '';
  return last.replace(/(?<=.)\.\w+$/, '').replace(/[^\w$]/g, '_');
}
