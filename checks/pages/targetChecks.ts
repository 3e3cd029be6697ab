import { LANGUAGES, type Language } from '../../content/languages.ts';
import { type TreeNode, walkTree } from '../../content/markdown/walkTree.ts';
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
  /** The ID of a parent heading. */
  readonly section?: string;
  /** What the names of targets begin with, which pages leave out. */
  readonly prefix?: string;
}

const CLI = '/guide/basic/cli';
const TEST = '/api/test-api/test';
const REPORTERS = '/config/test/reporters';

const PLACES: Readonly<Record<TargetKind, Place>> = {
  'export-value': { route: '/*', prefix: '.*#' },
  'export-type': { route: '/*', prefix: '.*#' },
  global: { route: '/config/test/globals', section: 'the-names' },
  utility: { route: '/api/rstest/*' },
  mock: { route: '/api/rstest/mockInstance', prefix: 'mock\\.' },
  'mock-context': { route: '/api/rstest/mockInstance', prefix: 'mock\\.' },
  matcher: { route: '/api/test-api/*', prefix: 'expect\\(\\)\\.' },
  'matcher-chai': { route: '/api/test-api/chai', prefix: 'expect\\(\\)\\.' },
  'expect-static': { route: '/api/test-api/*' },
  'test-modifier': { route: TEST, section: 'modifiers', prefix: 'test\\.' },
  'test-context': { route: TEST, section: 'test-context', prefix: 'context\\.' },
  'test-option': { route: TEST, section: 'options', prefix: 'options\\.' },
  'describe-modifier': {
    route: '/api/test-api/describe',
    section: 'modifiers',
    prefix: 'describe\\.',
  },
  hook: { route: '/api/test-api/hooks' },
  'reporter-hook': { route: REPORTERS, section: 'hooks', prefix: 'reporter\\.' },
  'reporter-option': { route: REPORTERS, prefix: '.*\\.' },
  config: { route: '/config/*', prefix: '[^.]+\\.' },
  'cli-command': { route: CLI, section: 'commands' },
  'cli-flag': { route: CLI, prefix: '\\S+ ' },
};

/** Kinds that may be named anywhere in the code of a row, such as in the type of an option. */
const IN_TYPES: readonly TargetKind[] = ['global', 'reporter-option'];

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
  const entries = new Map(pages.map((page) => [page, readEntries(page)]));
  const missing = new Map(
    targets.map((target) => [keyOf(target), missingIn(target, entries)] as const),
  );
  const exempt = exemptions.flatMap(({ kind, ids }) => ids.map((id) => keyOf({ kind, id })));
  const stale = exempt.flatMap((key): string[] => {
    if (!missing.has(key)) return [`${key}: doesn't exist in the package: remove the exemption`];
    return missing.get(key)?.length === 0 ? [`${key}: documented: remove the exemption`] : [];
  });
  return [
    ...[...missing].flatMap(([key, problems]) => (exempt.includes(key) ? [] : problems)),
    ...stale.map((message) => ({ file: exemptionsFile, line: 1, message })),
  ];
}

function keyOf({ kind, id }: TypeTarget): string {
  return `${kind} ${id}`;
}

function missingIn(target: TypeTarget, pages: ReadonlyMap<Page, readonly Entry[]>): Problem[] {
  const { route, section, prefix = '' } = PLACES[target.kind];
  const id = target.kind === 'cli-command' ? commandUsage(target.id) : target.id;
  const names = [...new Set([id.replace(new RegExp(`^${prefix}`), ''), id])];
  const isAbout = (entry: Entry) =>
    names.some((name) => entry.names.includes(name) || saysInType(entry, name, target.kind)) &&
    (section === undefined || entry.sections.includes(section));
  const isDocumented = (language: Language) =>
    [...pages].some(
      ([page, entries]) =>
        page.language === language && matchesRoute(page.route, route) && entries.some(isAbout),
    );
  const below = section === undefined ? '' : ` below #${section}`;
  return LANGUAGES.filter((language) => !isDocumented(language)).map((language) => ({
    file: `docs/${language}${route.endsWith('*') ? route.slice(0, -2) : `${route}.mdx`}`,
    line: 1,
    message: `${keyOf(target)}: no heading, row or list item is about ${names[0]}${below}`,
  }));
}

/** The command as typed: `rstest list`. */
function commandUsage(command: string): string {
  return command === NO_COMMAND ? 'rstest' : `rstest ${command}`;
}

function matchesRoute(route: string, pattern: string): boolean {
  return pattern.endsWith('*') ? route.startsWith(pattern.slice(0, -1)) : route === pattern;
}

/** Whether the code has a name as a whole word: not `max` in `maxWorkers`. */
function saysInType({ code }: Entry, name: string, kind: TargetKind): boolean {
  if (!IN_TYPES.includes(kind)) return false;
  return code.split(/[^\w$.]+/).some((word) => word === name || word.endsWith(`.${name}`));
}

/** A heading, table row, or list item, and what it's about. */
interface Entry {
  /** `toBe`, `--pool`, `test`; often in several spellings. */
  readonly names: readonly string[];
  /** All code in the row or item. */
  readonly code: string;
  /** IDs of its parent headings and its own. */
  readonly sections: readonly string[];
}

function readEntries({ frontMatter, tree, headings, components }: Page): Entry[] {
  const shown = components.flatMap(({ name, attributes }) =>
    name === 'OptionFacts' ? (attributes.path ?? []) : [],
  );
  const about = [...(frontMatter?.options?.slice(0, 1) ?? []), ...shown];
  const names = [...about, ...namesInText(frontMatter?.title ?? '')];
  const entries: Entry[] = [{ names, code: '', sections: [] }];
  const open: { depth: number; id: string }[] = [];
  let heading = 0;
  for (const node of tree ? walkTree(tree as TreeNode) : []) {
    if (node.type === 'heading') {
      const { depth = 1, id = '' } = headings[heading++] ?? {};
      while ((open.at(-1)?.depth ?? 0) >= depth) open.pop();
      open.push({ depth, id });
    }
    const subject = subjectOf(node);
    if (!subject) continue;
    entries.push({
      names: [...subject.flatMap(codeIn).flatMap(namesInCode), ...namesInText(textIn(subject))],
      code: codeIn(node).join('\n'),
      sections: open.map(({ id }) => id),
    });
  }
  return entries;
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

function codeIn(node: TreeNode): string[] {
  return [...walkTree(node)].flatMap(({ type, value }) => (type === 'inlineCode' && value) || []);
}

function textIn(nodes: readonly TreeNode[]): string {
  return nodes.flatMap((node) => [...walkTree(node)].map(({ value = '' }) => value)).join('');
}

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
