/**
 * `npm run bench:saving [-- 10]`: measures, in a copy of the site (with that many times its pages), how
 * long a second build takes after one page has changed, and how soon `npm run dev` shows a saved page
 * with a changed paragraph or code block.
 */
import { appendFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { median } from '../median.ts';
import { openChromium } from '../openChromium.ts';
import { buildSite } from '../scale/buildSite.ts';
import { makeSite } from '../scale/makeSite.ts';
import { measureSaves } from '../scale/measureSaving.ts';
import { table } from '../search/table.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const PAGE = '/config/test/bail';
const BUILDS = 3;

const [copies = '1'] = process.argv.slice(2);
const site = await makeSite(ROOT, Number(copies));
try {
  const { seconds: cold } = await buildSite(site);
  const builds: number[] = [];
  for (let build = 1; build <= BUILDS; build++) {
    await appendFile(path.join(site, `docs/en${PAGE}.mdx`), `\nSentence ${build}.\n`);
    builds.push((await buildSite(site)).seconds);
  }
  const browser = await openChromium(process.env);
  const { prose, code } = await measureSaves(browser, site, PAGE).finally(() => browser.close());
  const all = (times: readonly number[], digits: number) =>
    times.map((time) => time.toFixed(digits)).join(' ');
  const rows = [
    ['cold build, s', cold.toFixed(1)],
    ['second build, s', median(builds).toFixed(1), all(builds, 1)],
    ['saved text, ms', median(prose).toFixed(0), all(prose, 0)],
    ['saved code, ms', median(code).toFixed(0), all(code, 0)],
  ];
  console.log(table([['', 'median', 'each'], ...rows]));
} finally {
  await rm(site, { recursive: true, force: true });
}
