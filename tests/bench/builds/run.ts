/**
 * `npm run bench -- builds`: builds a copy of the site without any cache, and prints how many seconds of
 * each thread the parts of the build took. These seconds include the time in which a busy machine runs
 * other programs. The CPU time below the table doesn't, but it includes Rspack and other native code.
 * Then changes a page, builds again with the caches and without them, and names the files that differ.
 */
import { createHash } from 'node:crypto';
import { appendFile, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { measureCommand } from '../measureCommand.ts';
import { makeSite } from '../peers/makeSite.ts';
import { table } from '../table.ts';
import { type Profile, secondsByPart } from './secondsByPart.ts';

/** The table adds up parts that took fewer seconds. */
const MIN_SECONDS = 0.3;
/** The end of the build's output has this text and the CPU time of all threads in microseconds. */
const CPU_LABEL = 'CPU time: ';
const PRINT_CPU = `process.on('exit', () => { const { user, system } = process.cpuUsage(); console.log('${CPU_LABEL}' + (user + system)); })`;

const CHANGED_FILE = 'docs/en/config/test/bail.mdx';

async function main(): Promise<number> {
  const site = await makeSite(process.cwd(), 1);
  const folder = await mkdtemp(path.join(tmpdir(), 'profiles-'));
  try {
    const build = await measureCommand(
      process.execPath,
      [
        ...['--max-semi-space-size=32', '--cpu-prof', `--cpu-prof-dir=${folder}`],
        ...['--import', `data:text/javascript,${encodeURIComponent(PRINT_CPU)}`],
        'scripts/build.mjs',
      ],
      { cwd: site },
    );
    if (!build.ok) throw new Error(build.output);
    const cpu = Number(build.output.split(CPU_LABEL).at(-1)?.split('\n', 1)[0]) / 1e6;
    const threads = await readThreads(folder, site);
    console.log(threadTable(threads));
    console.log(`\n${cpu.toFixed(1)} s of CPU time, in ${build.seconds.toFixed(1)} s`);

    await appendFile(path.join(site, CHANGED_FILE), '\nOne more sentence.\n');
    const cached = await filesOfBuild(site);
    await rm(path.join(site, '.cache'), { recursive: true });
    const fresh = await filesOfBuild(site);
    const names = new Set([...cached.keys(), ...fresh.keys()]);
    const different = [...names].filter((name) => cached.get(name) !== fresh.get(name));
    console.log(`With and without caches, ${different.length} of ${names.size} files differ.`);
    for (const name of different) console.log(name);
    return different.length === 0 ? 0 : 1;
  } finally {
    await rm(site, { recursive: true, force: true });
    await rm(folder, { recursive: true, force: true });
  }
}

/** Builds the site. Resolves to the digests of the built files by path. */
async function filesOfBuild(site: string): Promise<Map<string, string>> {
  const build = await measureCommand('npm', ['run', 'build'], { cwd: site });
  if (!build.ok) throw new Error(build.output);
  const entries = await readdir(path.join(site, 'doc_build'), {
    recursive: true,
    withFileTypes: true,
  });
  const files = entries.filter((entry) => entry.isFile());
  const digests = files.map(async ({ parentPath, name }): Promise<[string, string]> => {
    const file = path.join(parentPath, name);
    const digest = createHash('sha256')
      .update(await readFile(file))
      .digest('hex');
    return [path.relative(site, file), digest];
  });
  return new Map(await Promise.all(digests));
}

/** For each thread that worked for a few seconds, the seconds by part of the build; the main thread first. */
async function readThreads(folder: string, site: string): Promise<Map<string, number>[]> {
  const files = (await readdir(folder)).sort();
  const threads = await Promise.all(
    files.map(async (file) => {
      const profile = JSON.parse(await readFile(path.join(folder, file), 'utf8')) as Profile;
      return secondsByPart(profile, site);
    }),
  );
  return threads.filter((parts) => sum(parts) >= 10 * MIN_SECONDS);
}

function threadTable(threads: readonly Map<string, number>[]): string {
  const totals = new Map<string, number>();
  for (const [part, seconds] of threads.flatMap((parts) => [...parts])) {
    totals.set(part, (totals.get(part) ?? 0) + seconds);
  }
  const parts = [...totals].sort((a, b) => b[1] - a[1]).map(([part]) => part);
  const shown = parts.filter((part) => (totals.get(part) ?? 0) >= MIN_SECONDS);
  // Less than 0.05 would be shown as 0.0.
  const cell = (seconds: number) => (seconds < 0.05 ? '' : seconds.toFixed(1));
  const secondsOfOthers = (thread: Map<string, number>) =>
    sum(new Map([...thread].filter(([part]) => !shown.includes(part))));
  return table([
    ['part', 'main', ...threads.slice(1).map((_, index) => `worker ${index + 1}`)],
    ...shown.map((part) => [part, ...threads.map((thread) => cell(thread.get(part) ?? 0))]),
    ['others', ...threads.map((thread) => cell(secondsOfOthers(thread)))],
    ['all of the thread', ...threads.map((thread) => cell(sum(thread)))],
  ]);
}

function sum(parts: ReadonlyMap<string, number>): number {
  return [...parts.values()].reduce((total, seconds) => total + seconds, 0);
}

process.exitCode = await main();
