import { fieldName } from '../../content/front-matter/checkFrontMatter.ts';
import type { Page } from '../../content/page.ts';
import type { Problem } from '../../content/problem.ts';

/** The first option of `/config/test/bail` is `bail`, and all others are nested in it. */
export function checkFirstOptions(pages: readonly Page[]): Problem[] {
  return pages.flatMap(({ file, route, frontMatter, frontMatterLine }) => {
    const name = /^\/config\/(?:build|test)\/([^/]+)$/.exec(route)?.[1];
    if (!name || !frontMatter) return [];
    const { options } = frontMatter;
    if (!options) return [{ file, line: 1, message: `options: expected [${name}]` }];
    return options.flatMap((path, index): Problem[] => {
      if (index === 0 ? path === name : path.startsWith(`${name}.`)) return [];
      const field = ['options', index];
      const expected = index === 0 ? name : `a part of ${name}, such as ${name}.…`;
      const message = `${fieldName(field)}: expected ${expected}, got ${path}`;
      return [{ file, line: frontMatterLine(field), message }];
    });
  });
}
