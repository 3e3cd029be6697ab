import { documentedNames } from '../../content/front-matter/documentedNames.ts';
import type { Page } from '../../content/page.ts';
import type { Problem } from '../../content/problem.ts';
import { ADDED_IN_FILE, type AddedIn } from './addedIn.ts';
import { comesWithRsbuild } from './comesWithRsbuild.ts';

/** Checks that every documented option and name is in the record, and that it's up to date. */
export function checkAddedIn(
  pages: readonly Page[],
  addedIn: AddedIn,
  installed: string,
): Problem[] {
  const newest = addedIn.versions.at(-1);
  const behind =
    newest === installed
      ? []
      : [
          {
            file: ADDED_IN_FILE,
            line: 1,
            message: `ends with ${newest}, but ${installed} is installed; run npm run upgrade -- added-in`,
          },
        ];
  const unmarked = pages.flatMap(({ file, frontMatter, frontMatterLine }) => {
    const { options = [], api } = frontMatter ?? {};
    const paths = options.map(({ path }) => path).filter((path) => !comesWithRsbuild(path));
    const missing = [
      ...paths.filter((path) => !addedIn.options[path]),
      ...(api ? documentedNames(api) : []).filter((name) => !addedIn.names[name]),
    ];
    const line = frontMatterLine([api ? 'api' : 'options']);
    const message = (name: string) =>
      `${name} is not in ${ADDED_IN_FILE}; run npm run upgrade -- added-in`;
    return missing.map((name) => ({ file, line, message: message(name) }));
  });
  return [...behind, ...unmarked];
}
