/**
 * `npm run bench:types [-- 3]`: what the types shown on hover cost a build without any cache. Builds
 * copies of the site with and without them, in turns, that many times.
 */
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { measureCommand } from '../measureCommand.ts';
import { median } from '../median.ts';
import { makeSite } from '../scale/makeSite.ts';
import { table } from '../search/table.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const PLUGIN = /^ {4}types\(.*\),\n/m;

interface Cost {
  readonly wall: number;
  /** Of all processes and threads. */
  readonly cpu: number;
}

const [rounds = '1'] = process.argv.slice(2);
const sites = { with: await makeSite(ROOT, 1), without: await makeSite(ROOT, 1) };
const costs: Record<keyof typeof sites, Cost[]> = { with: [], without: [] };
try {
  await removePlugin(path.join(sites.without, 'rspress.config.ts'));
  for (let round = 0; round < Number(rounds); round++) {
    for (const kind of ['with', 'without'] as const) {
      await rm(path.join(sites[kind], '.cache'), { recursive: true, force: true });
      costs[kind].push(await buildCost(sites[kind]));
    }
  }
  const [all, none] = [costs.with, costs.without].map((each) => ({
    wall: median(each.map(({ wall }) => wall)),
    cpu: median(each.map(({ cpu }) => cpu)),
  }));
  if (!all || !none) throw new Error('Nothing was built.');
  const row = (name: string, of: keyof Cost) => [
    name,
    all[of].toFixed(1),
    none[of].toFixed(1),
    `${((all[of] / none[of] - 1) * 100).toFixed(1)}%`,
  ];
  console.log(
    table([
      ['cold build', 'with types', 'without', 'growth'],
      row('s', 'wall'),
      row('CPU s', 'cpu'),
    ]),
  );
} finally {
  for (const site of Object.values(sites)) await rm(site, { recursive: true, force: true });
}

async function removePlugin(config: string): Promise<void> {
  const source = await readFile(config, 'utf8');
  if (!PLUGIN.test(source)) throw new Error(`${config} doesn't contain the plugin on a line.`);
  await writeFile(config, source.replace(PLUGIN, ''));
}

async function buildCost(site: string): Promise<Cost> {
  // `times` prints the CPU time of the shell, then that of its children: `1m30.5s 0m4.2s`.
  const build = await measureCommand('sh', ['-c', 'npm run build && times'], { cwd: site });
  const children = /(\d+)m([\d.]+)s (\d+)m([\d.]+)s\s*$/.exec(build.output);
  if (!build.ok || !children) throw new Error(`npm run build failed:\n${build.output}`);
  const [minutes = 0, seconds = 0, systemMinutes = 0, systemSeconds = 0] = children
    .slice(1)
    .map(Number);
  return { wall: build.seconds, cpu: (minutes + systemMinutes) * 60 + seconds + systemSeconds };
}
