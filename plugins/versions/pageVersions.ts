import { isCodeLanguage } from '../../checks/examples/fenceRules.ts';
import type { Facts } from '../../content/facts/facts.ts';
import type { PageCodeBlock } from '../../content/markdown/codeBlocks.ts';
import { fenceAttributes } from '../../content/markdown/fenceMeta.ts';
import type { Page } from '../../content/page.ts';
import type {
  FormerDefault,
  LaterExample,
  PageVersions,
} from '../../content/versions/siteVersions.ts';
import { exampleUses } from './exampleUses.ts';
import { laterParts } from './laterParts.ts';

/** What the records say about a page, except for removed options. Empty if it fits every version. */
export function pageVersions(
  page: Page,
  marks: Facts,
  allDefaults: ReadonlyMap<string, FormerDefault[]>,
): PageVersions {
  const { options = [], api = [] } = page.frontMatter ?? {};
  const own = [
    ...options.map((path) => marks.options[path]?.since),
    ...api.map((name) => marks.names[name]),
  ].flatMap((version) => (version === undefined ? [] : [marks.versions.indexOf(version)]));
  const first = own.length > 0 ? Math.max(0, Math.min(...own)) : 0;
  const since = marks.versions[first] ?? '';
  const parts = laterParts(page, marks, since);
  const examples = laterExamples(page.codeBlocks, marks);
  const defaults = options.flatMap((path): [string, FormerDefault[]][] => {
    const former = allDefaults.get(path);
    return former ? [[path, former]] : [];
  });
  return {
    ...(first > 0 && { since }),
    ...(parts.length > 0 && { parts }),
    ...(examples.length > 0 && { examples }),
    ...(defaults.length > 0 && { defaults: Object.fromEntries(defaults) }),
  };
}

/** The blocks in JavaScript and TypeScript that the oldest version couldn't run. */
function laterExamples(blocks: readonly PageCodeBlock[], marks: Facts): LaterExample[] {
  return blocks
    .filter(({ lang }) => isCodeLanguage(lang))
    .flatMap(({ code, meta }, block): LaterExample[] => {
      const uses = exampleUses(code, fenceAttributes(meta).get('title'));
      const found = [
        ...uses.options.map((name) => ({ name, since: marks.options[name]?.since })),
        ...uses.names.map((name) => ({ name, since: marks.names[name] })),
      ];
      const newest = Math.max(0, ...found.map(({ since = '' }) => marks.versions.indexOf(since)));
      const since = marks.versions[newest];
      if (newest === 0 || since === undefined) return [];
      const names = found.filter((one) => one.since === since).map(({ name }) => name);
      return [{ block, since, names: withoutParents(names) }];
    });
}

/** Leaves out `browser` where `browser.enabled` came with the same version. */
function withoutParents(names: readonly string[]): string[] {
  return names.filter((name) => !names.some((other) => other.startsWith(`${name}.`)));
}
