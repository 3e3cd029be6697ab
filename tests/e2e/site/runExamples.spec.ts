import { readFileSync } from 'node:fs';
import { pageRun } from 'run-examples/classify';
import {
  EXAMPLES_FILE,
  type ExampleRecord,
  type ManifestSet,
} from '../../../checks/examples/exampleRecord.ts';
import { type PageRunResult, runAll } from '../support/runAll.ts';
import { open } from '../support/site.ts';
import { FULL } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

/**
 * Every example that runs in a page gives there what it gave on the machine. Nothing may depend on the
 * language and the time zone of the browser: the examples of a page run for one of these readers, those
 * of the next page for the other, and the machine's time zone is between theirs.
 */
const READERS = [
  { language: 'en', prefix: '', locale: 'en-US', timezoneId: 'America/New_York' },
  { language: 'zh', prefix: '/zh', locale: 'zh-CN', timezoneId: 'Asia/Shanghai' },
] as const;

/** For `npm test`, in which `playgroundTemplates.spec.ts` runs an example with a DOM. */
const ONE_GUIDE = '/guide/start/quick-start';

/** Parts that run beside each other, of about the same number of examples. */
const PARTS = 3;

const ROOT = new URL('../../../', import.meta.url);
const { pages: recorded } = JSON.parse(
  readFileSync(new URL(EXAMPLES_FILE, ROOT), 'utf8'),
) as ExampleRecord;

interface ExamplePage {
  readonly route: string;
  readonly sets: readonly (readonly [name: string, set: ManifestSet])[];
}

const pages: ExamplePage[] = Object.entries(recorded).flatMap(([route, page]) => {
  const sets = Object.entries(page.sets).filter(([, set]) => 'format' in set.page);
  return sets.length > 0 ? [{ route, sets }] : [];
});

for (const [reader, { language, prefix, locale, timezoneId }] of READERS.entries()) {
  test.describe(`the examples in ${language}`, () => {
    test.use({ locale, timezoneId });
    checkExamples(
      'of a guide',
      pages.filter(({ route }) => route === ONE_GUIDE),
      ...(language === 'en' ? [] : [FULL]),
    );
    const own = pages.filter((_page, index) => index % READERS.length === reader);
    for (let part = 0; part < PARTS; part++) {
      const some = own.filter((_page, index) => index % PARTS === part);
      checkExamples(`part ${part + 1} of ${PARTS}`, some, FULL);
    }

    test('every page has a button for each example that runs in it', async ({ request }) => {
      for (const { route, sets } of pages) {
        const response = await request.get(prefix + route);
        expect(setsWithButton(await response.text()), route).toEqual(namesOf(sets));
      }
    });

    function checkExamples(which: string, part: readonly ExamplePage[], ...tag: string[]): void {
      test(`run in the page as on the machine: ${which}`, { tag }, async ({ page }) => {
        test.setTimeout(240_000);
        const differences: string[] = [];
        for (const { route, sets } of part) {
          await open(page, prefix + route);
          for (const result of await runAll(page, namesOf(sets))) {
            const set = sets.find(([name]) => name === result.set)?.[1];
            const difference = set && differenceOf(set, result);
            if (difference) differences.push(`${prefix}${route}#${result.set}: ${difference}`);
          }
        }
        expect(differences).toEqual([]);
      });
    }
  });
}

function namesOf(sets: ExamplePage['sets']): string[] {
  return sets.map(([name]) => name).sort();
}

/** The sets of examples with a button in a page's HTML. */
function setsWithButton(html: string): string[] {
  const names = [...html.matchAll(/<figure[^>]* data-run="([^"]+)"/g)].flatMap(
    ([, name]) => name ?? [],
  );
  return [...new Set(names)].sort();
}

function differenceOf({ runs }: ManifestSet, result: PageRunResult): string | undefined {
  const run = pageRun(runs)?.run;
  const { passed = 0, failed = 0, skipped = 0, todo = 0 } = run?.tests ?? {};
  const wanted = { pass: passed, fail: failed, skip: skipped, todo };
  const { pass = 0, fail = 0, skip = 0, todo: later = 0 } = result.counts;
  const counts = { pass, fail, skip, todo: later };
  const same = run?.tests === undefined || JSON.stringify(wanted) === JSON.stringify(counts);
  if (same && result.mark === (run?.exit === 0 ? 'pass' : 'fail')) return undefined;
  const here = `${result.mark} ${JSON.stringify(counts)}`;
  return `${here}, on the machine exit ${run?.exit} ${JSON.stringify(wanted)}: ${result.errors}`;
}
