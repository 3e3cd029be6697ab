/**
 * `node scripts/build.mjs [config]`: builds the site, or the one of another configuration, and
 * replaces the last build when it's complete. With PREVIEW=on, without share images.
 * decisions/build-command.md explains why it's neither TypeScript nor Rspress' own command.
 */
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
  });
}

main().catch((error) => {
  console.error(error.stack ?? error);
  process.exit(1);
});
