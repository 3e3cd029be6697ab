import { fieldName } from '../front-matter/checkFrontMatter.ts';
import { didYouMean } from '../nearestName.ts';
import type { Page } from '../page.ts';
import type { Problem } from '../problem.ts';
import type { Facts } from './facts.ts';

/** The properties of a page that are needed to check the names that it documents. */
export type DocumentingPage = Pick<Page, 'file' | 'frontMatter' | 'frontMatterLine'>;

/** Reports options and names in front matter that the package doesn't have. */
export function checkNames(pages: readonly DocumentingPage[], facts: Facts | undefined): Problem[] {
  if (!facts) return [];
  const existingNames = { options: Object.keys(facts.options), api: Object.keys(facts.names) };
  return pages.flatMap(({ file, frontMatter, frontMatterLine }) =>
    (['options', 'api'] as const).flatMap((field) =>
      (frontMatter?.[field] ?? []).flatMap((name, index): Problem[] => {
        if (existingNames[field].includes(name)) return [];
        const path = [field, index];
        const hint = didYouMean(name, existingNames[field]);
        const message = `${fieldName(path)}: ${facts.package} ${facts.version} has no ${name}${hint}`;
        return [{ file, line: frontMatterLine(path), message }];
      }),
    ),
  );
}
