/**
 * `node scripts/build.mjs [config]`: builds the site, or the one of another configuration, and
 * replaces the last build when it's complete. With PREVIEW=on, without what only the published site
 * needs: share images and compressed files. decisions/build-command.md explains why it's neither
 * TypeScript nor Rspress' own command.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from '@rspress/core';
import { tsImport } from 'tsx/esm/api';

const [configFile] = process.argv.slice(2);

async function main() {
  process.env.NODE_ENV = 'production';
  const { replaceFolder } = await tsImport('./build/replaceFolder.ts', import.meta.url);
  const { outputFolder } = await tsImport('../content/files.ts', import.meta.url);
  const file = path.resolve(configFile ?? 'rspress.config.ts');
  const { default: config } = await tsImport(pathToFileURL(file).href, import.meta.url);
  await replaceFolder(outputFolder(config), async (outDir) => {
    const root = path.resolve(config.root ?? 'docs');
    await build({
      docDirectory: root,
      config: { ...config, root, outDir },
      configFilePath: file,
    });
    if (configFile === undefined && process.env.PREVIEW !== 'on') await compress(outDir);
  });
}

async function compress(folder) {
  const command = ['--import', 'tsx', 'scripts/compressSite.ts', folder];
  const [code] = await once(spawn(process.execPath, command, { stdio: 'inherit' }), 'exit');
  if (code !== 0) throw new Error(`Compressing ${folder} failed.`);
}

main().catch((error) => {
  console.error(error.stack ?? error);
  process.exit(1);
});
