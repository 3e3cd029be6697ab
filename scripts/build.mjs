/**
 * `node scripts/build.mjs [config]`: builds the site, or the site of another configuration, and replaces
 * the last build once the new one is complete. PREVIEW=on leaves out the share images.
 * decisions/build-command.md explains why this is neither TypeScript nor Rspress' own command.
 */
import { existsSync, renameSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from '@rspress/core';
import { tsImport } from 'tsx/esm/api';

const [configFile] = process.argv.slice(2);

async function main() {
  process.env.NODE_ENV = 'production';
  const { outputFolder } = await tsImport('../content/files.ts', import.meta.url);
  const file = path.resolve(configFile ?? 'rspress.config.ts');
  const { default: config } = await tsImport(pathToFileURL(file).href, import.meta.url);
  const root = path.resolve(config.root ?? 'docs');
  const target = path.resolve(outputFolder(config));
  // The build is next to the target, because a folder can't be renamed across file systems.
  const outDir = path.join(path.dirname(target), '.staging', path.basename(target));
  const previous = `${outDir}.previous`;
  for (const folder of [outDir, previous]) await remove(folder);
  await build({
    docDirectory: root,
    config: { ...config, root, outDir },
    configFilePath: file,
  });
  if (existsSync(target)) renameSync(target, previous);
  renameSync(outDir, target);
  await remove(previous);
}

function remove(folder) {
  return rm(folder, { recursive: true, force: true });
}

main().catch((error) => {
  console.error(error.stack ?? error);
  process.exit(1);
});
