import { fileURLToPath } from 'node:url';
import { callsOf } from '../../../checks/examples/callsOf.ts';
import type { ExampleSet } from '../../../checks/examples/example.ts';
import { runnableSets } from '../../../checks/examples/pageBlocks.ts';
import { loadPages } from '../../../content/readPages.ts';
import { planPage } from '../../../plugins/run/sitePlans.ts';
import { type PageRunResult, runAll } from '../support/runAll.ts';
import { open } from '../support/site.ts';
import { FULL } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

/**
 * Every example that runs in a page gives there what `npm run examples` verifies on the machine: it
 * passes, or fails with the numbers of tests that the page shows. Nothing may depend on the
 * language and the time zone of the browser: the examples of a page run for one of these readers, those
 * of the next page for the other, and the machine's time zone is between theirs.
 */
const READERS = [
  { language: 'en', prefix: '', locale: 'en-US', timezoneId: 'America/New_York' },
  { language: 'zh', prefix: '/zh', locale: 'zh-CN', timezoneId: 'Asia/Shanghai' },
] as const;

/** For `npm test`, in which `playgroundTemplates.spec.ts` runs an example with a DOM. */
const isFirst = ({ route }: ExamplePage) => route === '/guide/start/quick-start';

/** Parts that run beside each other, of about the same number of examples. */
const PARTS = 3;

interface ExamplePage {
  readonly route: string;
  readonly sets: readonly ExampleSet[];
}

async function readExamples(): Promise<ExamplePage[]> {
  const pages = await loadPages(fileURLToPath(new URL('../../../', import.meta.url)), 'docs');
  return pages
    .filter(({ language }) => language === 'en')
    .map((page) => {
      const planned = new Set(planPage(page).map(({ name }) => name));
      const sets = runnableSets(page).filter(({ name }) => planned.has(name));
      return { route: page.route, sets };
    })
    .filter(({ sets }) => sets.length > 0);
}

let examplesRead: Promise<ExamplePage[]> | undefined;
/** Once per worker, and only in those that run one of these tests: it takes seconds. */
const examplesOfPages = () => (examplesRead ??= readExamples());

for (const [reader, { language, prefix, locale, timezoneId }] of READERS.entries()) {
  test.describe(`the examples in ${language}`, () => {
    test.use({ locale, timezoneId });
    if (language === 'en') checkExamples('of a guide', isFirst);
    for (let part = 0; part < PARTS; part++) {
      const place = part * READERS.length + reader;
      const isOwn = (page: ExamplePage, index: number) =>
        !isFirst(page) && index % (PARTS * READERS.length) === place;
      checkExamples(`part ${part + 1} of ${PARTS}`, isOwn, FULL);
    }

    test('every page has a button for each example that runs in it', async ({ request }) => {
      for (const { route, sets } of await examplesOfPages()) {
        const response = await request.get(prefix + route);
        expect(setsWithButton(await response.text()), route).toEqual(namesOf(sets));
      }
    });

    function checkExamples(
      which: string,
      isIncluded: (page: ExamplePage, index: number) => boolean,
      ...tag: string[]
    ): void {
      test(`run in the page as on the machine: ${which}`, { tag }, async ({ page }) => {
        test.setTimeout(240_000);
        const differences: string[] = [];
        for (const { route, sets } of (await examplesOfPages()).filter(isIncluded)) {
          await open(page, prefix + route);
          for (const result of await runAll(page, namesOf(sets))) {
            const example = sets.find(({ name }) => name === result.set);
            const difference = example && differenceOf(example, result);
            if (difference) differences.push(`${prefix}${route}#${result.set}: ${difference}`);
          }
        }
        expect(differences).toEqual([]);
      });
    }
  });
}

function namesOf(sets: ExamplePage['sets']): string[] {
  return sets.map(({ name }) => name).sort();
}

/** The sets of examples with a button in a page's HTML. */
function setsWithButton(html: string): string[] {
  const names = [...html.matchAll(/<figure[^>]* data-run="([^"]+)"/g)].flatMap(
    ([, name]) => name ?? [],
  );
  return [...new Set(names)].sort();
}

function differenceOf(set: ExampleSet, result: PageRunResult): string | undefined {
  const [call] = callsOf(set)
    .filter(({ args: [command, ...words] }) => {
      return command === 'run' && !words.some((word) => word.startsWith('-'));
    })
    .sort((a, b) => a.args.length - b.args.length);
  const printed = /^ +Tests (.+)$/m.exec(call?.block?.code ?? '')?.[1];
  const shown = (word: string) =>
    Number(new RegExp(`(\\d+) ${word}`).exec(printed ?? '')?.[1] ?? 0);
  const { pass = 0, fail = 0, skip = 0, todo = 0 } = result.counts;
  const wanted = [shown('passed'), shown('failed'), shown('skipped'), shown('todo')].join();
  const isSame = printed === undefined || wanted === [pass, fail, skip, todo].join();
  if (isSame && result.mark === (call?.exit === 0 ? 'pass' : 'fail')) return undefined;
  return `${result.mark} ${JSON.stringify(result.counts)}, on the machine exit ${call?.exit} ${printed}: ${result.errors}`;
}
