import type { Facts } from '../../content/facts/facts.ts';
import type { Page } from '../../content/page.ts';
import type { FormerDefault, PageVersions } from '../../content/versions/siteVersions.ts';
import { laterExamples } from './laterExamples.ts';
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
