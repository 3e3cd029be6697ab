import { type TreeNode, walk } from '../../content/markdown/walk.ts';
import type { Page } from '../../content/page.ts';
import type { Problem } from '../../content/problem.ts';
import { longForm } from '../facts/commandFlags.ts';
import type { InstalledFacts } from '../facts/installedFacts.ts';

interface Surface {
  readonly what: string;
  readonly names: readonly string[];
  /** The page that documents the names, or a folder of such pages. */
  readonly route: string;
}

/** Reports public names that aren't mentioned in the code of the page that they belong to. */
export function checkSurface(pages: readonly Page[], installed: InstalledFacts): Problem[] {
  return surfaces(installed).flatMap(({ what, names, route }) =>
    ['en', 'zh'].flatMap((language) => {
      const matching = pages.filter((page) => {
        return page.language === language && matchesRoute(page.route, route);
      });
      const [first] = matching;
      // Removed pages are reported by the list of addresses.
      if (!first) return [];
      const code = matching.flatMap(readCode).join('\n');
      const missing = names.filter((name) => !mentions(code, name));
      if (missing.length === 0) return [];
      const file = route.endsWith('*') ? `docs/${language}${route.slice(0, -2)}` : first.file;
      return [{ file, line: 1, message: `${what} not mentioned: ${missing.join(', ')}` }];
    }),
  );
}

function surfaces({ exports, flags }: InstalledFacts): Surface[] {
  const allFlags = [...flags.values()].flat().map((flag) => longForm(flag).split(' ')[0] ?? '');
  return [
    { what: 'exports', names: exports.names, route: '/*' },
    { what: 'members of rs', names: exports.members, route: '/api/rstest/*' },
    { what: 'mock members', names: exports.mockInstance, route: '/api/rstest/mockInstance' },
    { what: 'members of expect', names: exports.expect, route: '/api/test-api/expect' },
    { what: 'matchers', names: exports.matchers, route: '/api/test-api/expect' },
    { what: 'flags', names: [...new Set(allFlags)], route: '/guide/basic/cli' },
  ];
}

/** `pattern` is a route; with `*` at the end, any route with this prefix. */
export function matchesRoute(route: string, pattern: string): boolean {
  return pattern.endsWith('*') ? route.startsWith(pattern.slice(0, -1)) : route === pattern;
}

function readCode({ tree }: Page): string[] {
  if (!tree) return [];
  return [...walk(tree as TreeNode)]
    .filter(({ type }) => type === 'code' || type === 'inlineCode')
    .map(({ value }) => value ?? '');
}

/** Whether code contains a name as a whole word: not `mock` in `mockReset` or `--pool` in `--pool.type`. */
function mentions(code: string, name: string): boolean {
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const end = name.startsWith('--') ? '(?![\\w-]|\\.\\w)' : '(?![\\w$])';
  return new RegExp(`(?<![\\w$-])${escaped}${end}`).test(code);
}
