import { LANGUAGES, type Language } from '../../content/languages.ts';
import { codeIn, type TreeNode, walkTree } from '../../content/markdown/walkTree.ts';
import type { Page } from '../../content/page.ts';
import type { Problem } from '../../content/problem.ts';
import { NO_COMMAND } from '../facts/targets/installedTargets.ts';
import type { TargetKind, TypeTarget } from '../facts/targets/target.ts';

/** Targets that don't have to be documented. */
export interface Exemption {
  readonly kind: TargetKind;
  readonly ids: readonly string[];
  readonly why: string;
}

/** Where a target must be documented, by a heading, table row, or list item. */
interface Place {
  /** A route; with `*` at the end, any route with this prefix. */
  readonly route: string;
  /** The beginning of the targets' names that pages leave out. */
  readonly prefix?: RegExp;
}

const CLI = '/guide/basic/cli';
const TEST = '/api/test-api/test';
const REPORTERS = '/config/test/reporters';

const PLACES: Readonly<Record<TargetKind, Place>> = {
  'export-value': { route: '/*', prefix: /^.*#/ },
  'export-type': { route: '/*', prefix: /^.*#/ },
  global: { route: '/config/test/globals' },
  utility: { route: '/api/rstest/*' },
  mock: { route: '/api/rstest/mockInstance', prefix: /^mock\./ },
  'mock-context': { route: '/api/rstest/mockInstance', prefix: /^mock\./ },
  matcher: { route: '/api/test-api/*', prefix: /^expect\(\)\./ },
  'matcher-chai': { route: '/api/test-api/chai', prefix: /^expect\(\)\./ },
  'expect-static': { route: '/api/test-api/*' },
  'test-modifier': { route: TEST, prefix: /^test\./ },
  'test-context': { route: TEST, prefix: /^context\./ },
  'test-option': { route: TEST, prefix: /^options\./ },
  'describe-modifier': { route: '/api/test-api/describe', prefix: /^describe\./ },
  hook: { route: '/api/test-api/hooks' },
  'reporter-hook': { route: REPORTERS, prefix: /^reporter\./ },
  'reporter-option': { route: REPORTERS, prefix: /^.*\./ },
  config: { route: '/config/*', prefix: /^[^.]+\./ },
  'cli-command': { route: CLI },
  'cli-flag': { route: CLI, prefix: /^\S+ / },
};

/** Kinds that may be named anywhere in the code of a row, such as in the type of an option. */
const NAMED_ANYWHERE: readonly TargetKind[] = ['global', 'reporter-option'];

/**
 * Checks that each target is documented in every language or has an exemption, and that exemptions are
 * still needed. Problems with exemptions are reported for `exemptionsFile`.
 */
export function checkTargets(
  targets: readonly TypeTarget[],
  pages: readonly Page[],
  exemptions: readonly Exemption[],
  exemptionsFile: string,
): Problem[] {
  const pageNames = pages.map(namesOn);
  const missing = new Map(
    targets.map((target) => [keyOf(target), missingIn(target, pageNames)] as const),
  );
  const exemptKeys = exemptions.flatMap(({ kind, ids }) => ids.map((id) => keyOf({ kind, id })));
  const stale = exemptKeys.flatMap((key): string[] => {
    if (!missing.has(key)) return [`${key}: doesn't exist in the package: remove the exemption`];
    return missing.get(key)?.length === 0 ? [`${key}: documented: remove the exemption`] : [];
  });
  return [
    ...[...missing].flatMap(([key, problems]) => (exemptKeys.includes(key) ? [] : problems)),
    ...stale.map((message) => ({ file: exemptionsFile, line: 1, message })),
  ];
}

function keyOf({ kind, id }: TypeTarget): string {
  return `${kind} ${id}`;
}

function missingIn(target: TypeTarget, pages: readonly PageNames[]): Problem[] {
  const { route, prefix = /^$/ } = PLACES[target.kind];
  const id = target.kind === 'cli-command' ? commandUsage(target.id) : target.id;
  const names = [id.replace(prefix, ''), id];
  const isDocumented = (language: Language) =>
    pages.some(
      ({ page, subjects, inRows }) =>
        page.language === language &&
        matchesRoute(page.route, route) &&
        names.some(
          (name) =>
            subjects.has(name) || (NAMED_ANYWHERE.includes(target.kind) && inRows.has(name)),
        ),
    );
  return LANGUAGES.filter((language) => !isDocumented(language)).map((language) => ({
    file: `docs/${language}${route.endsWith('*') ? route.slice(0, -2) : `${route}.mdx`}`,
    line: 1,
    message: `${keyOf(target)}: no heading, row or list item is about ${names[0]}`,
  }));
}

/** The command as typed: `rstest list`. */
function commandUsage(command: string): string {
  return command === NO_COMMAND ? 'rstest' : `rstest ${command}`;
}

function matchesRoute(route: string, pattern: string): boolean {
  return pattern.endsWith('*') ? route.startsWith(pattern.slice(0, -1)) : route === pattern;
}

interface PageNames {
  readonly page: Page;
  /** The names that headings, table rows, and list items are about: `toBe`, `--pool`, `test`. */
  readonly subjects: ReadonlySet<string>;
  /** All words in the code of rows and items. */
  readonly inRows: ReadonlySet<string>;
}

function namesOn(page: Page): PageNames {
  const { frontMatter, tree, components } = page;
  const factPaths = components.flatMap(({ name, attributes }) =>
    name === 'OptionFacts' ? (attributes.path ?? []) : [],
  );
  const ownOption = frontMatter?.options?.slice(0, 1) ?? [];
  const titleNames = namesInText(frontMatter?.title ?? '');
  const subjects = new Set([...ownOption, ...factPaths, ...titleNames]);
  const inRows = new Set<string>();
  for (const node of tree ? walkTree(tree as TreeNode) : []) {
    const subject = subjectOf(node);
    if (!subject) continue;
    const names = [
      ...subject.flatMap(codeIn).flatMap(namesInCode),
      ...namesInText(textIn(subject)),
    ];
    for (const name of names) subjects.add(name);
    for (const word of codeIn(node).flatMap((code) => code.split(/[^\w$]+/))) inRows.add(word);
  }
  return { page, subjects, inRows };
}

/** The nodes with the subject of a heading, row, or item. */
function subjectOf({ type, children = [] }: TreeNode): readonly TreeNode[] | undefined {
  if (type === 'heading') return children;
  if (type === 'tableRow') return children[0]?.children ?? [];
  if (type !== 'listItem') return undefined;
  const [paragraph] = children;
  return paragraph?.type === 'paragraph' ? leadingCode(paragraph.children ?? []) : [];
}

/** The code before the first words, as in "`--a` and `--b` do this". */
function leadingCode(nodes: readonly TreeNode[]): readonly TreeNode[] {
  const end = nodes.findIndex((node) => {
    if (node.type === 'text') return !/^\s*(?:[,、]|and|和|与)?\s*$/.test(node.value ?? '');
    return codeIn(node).length === 0;
  });
  return end < 0 ? nodes : nodes.slice(0, end);
}

function textIn(nodes: readonly TreeNode[]): string {
  return nodes.flatMap((node) => [...walkTree(node)].map(({ value = '' }) => value)).join('');
}

/** A command such as `rstest list`, a flag, or a name with dots or `*`. */
const NAME = /^\.?(rstest(?: [a-z][\w-]*)?(?![\w.-])|-{0,2}[\w$][\w$.*-]*)/;

/**
 * The names in a code span: `-c` and `--config` in `-c, --config <config>`, `test` in
 * `test(name, body)`, `rstest run` in `rstest run [...filters]`. The whole text counts as well:
 * `thresholds.<key>`.
 */
function namesInCode(code: string): string[] {
  const parts = code.replace(/\(.*\)/g, '').split(/,\s*/);
  return [code, ...parts.flatMap((part) => NAME.exec(part.trim())?.[1] ?? [])];
}

/** The names in plain text that consists only of names: `skipIf and runIf`, not `Order of hooks`. */
function namesInText(text: string): string[] {
  const parts = text.replace(/\{#.*\}/, '').split(/[,、]|\s(?:and|和|与)\s/);
  const names = parts.map((part) => part.trim()).filter((part) => part !== '');
  return names.every((name) => !/\s/.test(name)) ? names.flatMap(namesInCode) : [];
}
