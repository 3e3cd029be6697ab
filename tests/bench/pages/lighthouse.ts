import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { measureCommand } from '../measureCommand.ts';
import { median } from '../median.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Each between 0 and 100. */
export type Scores = Record<(typeof CATEGORIES)[number], number>;

export interface Lighthouse {
  version: string;
  /** The scores of a page on a phone. */
  scoresOf: (url: string) => Promise<Scores>;
}

const RUNS = 3;

interface Report {
  runtimeError?: { message: string };
  categories: Record<(typeof CATEGORIES)[number], { score: number | null }>;
}

/**
 * Finds Lighthouse: the package folder in `LIGHTHOUSE_PATH` or in `node_modules`. `undefined` if it
 * isn't installed; throws if the variable is wrong.
 */
export function findLighthouse(env: NodeJS.ProcessEnv): Lighthouse | undefined {
  const folder = env.LIGHTHOUSE_PATH ?? 'node_modules/lighthouse';
  const program = path.resolve(folder, 'cli/index.js');
  if (existsSync(program)) {
    const manifest = readFileSync(path.resolve(folder, 'package.json'), 'utf8');
    const { version } = JSON.parse(manifest) as { version: string };
    return { version, scoresOf: (url) => medianScores(program, url, env) };
  }
  if (env.LIGHTHOUSE_PATH === undefined) return undefined;
  throw new Error(`LIGHTHOUSE_PATH: ${folder} holds no Lighthouse; name the package's folder.`);
}

async function medianScores(program: string, url: string, env: NodeJS.ProcessEnv): Promise<Scores> {
  const runs: Scores[] = [];
  for (let run = 0; run < RUNS; run++) runs.push(await scoresOf(program, url, env));
  const middle = CATEGORIES.map((name) => [name, median(runs.map((scores) => scores[name]))]);
  return Object.fromEntries(middle) as Scores;
}

async function scoresOf(program: string, url: string, env: NodeJS.ProcessEnv): Promise<Scores> {
  // First visits are redirected to the reader's language, so use the language of this page.
  const language = /^\/zh(?:\/|$)/.test(new URL(url).pathname) ? 'zh-CN,zh' : 'en-US,en';
  const flags = `--headless=new --no-sandbox --accept-lang=${language}`;
  const args = [program, url, '--quiet', '--output=json', `--chrome-flags=${flags}`];
  const { ok, output } = await measureCommand(process.execPath, args, {
    cwd: process.cwd(),
    env: { CHROME_PATH: env.CHROMIUM_PATH ?? chromium.executablePath() },
  });
  const json = /^\{$[\s\S]*^\}$/m.exec(output)?.[0];
  const report = json === undefined ? undefined : (JSON.parse(json) as Report);
  if (!ok || !report) {
    const reason = report?.runtimeError?.message ?? output.trim();
    throw new Error(`Lighthouse failed at ${url}: ${reason}`);
  }
  const { categories } = report;
  const scores = CATEGORIES.map((name) => [name, (categories[name].score ?? 0) * 100]);
  return Object.fromEntries(scores) as Scores;
}
