import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { buildScripts } from './buildScripts.ts';

export interface SandboxPlugin extends RsbuildPlugin {
  /** Folders of the packages in the emitted code, known once the build starts; for their licenses. */
  readonly packages: () => readonly string[];
}

/** The sandbox's document; not hashed, because hosts have rules for its URL. */
const FRAME = 'run/frame.html';

/**
 * Emits the sandbox's document and the scripts of its workers. Code in the browser imports their URLs
 * from the module `virtual-run-sandbox`. `base` begins and ends with a slash.
 */
export function pluginSandbox(base = '/'): SandboxPlugin {
  let packages: readonly string[] = [];
  return {
    name: 'run-examples:sandbox',
    packages: () => packages,
    setup(api) {
      let assets: ReadonlyMap<string, string> = new Map();
      const urls = path.resolve('.cache/run-sandbox', `${hashOf(base)}.js`);
      const compile = async () => {
        const built = await buildScripts();
        packages = built.packages;
        const { frame, ...scripts } = built.scripts;
        const hashed = Object.entries(scripts).map(([name, text]) => {
          return { name, text, file: `static/run/${name}.${hashOf(text)}.js` };
        });
        assets = new Map([
          [FRAME, framePage(frame)],
          ...hashed.map(({ file, text }) => [file, text] as const),
        ]);
        await writeUrls(urls, {
          frame: base + FRAME,
          ...Object.fromEntries(hashed.map(({ name, file }) => [name, base + file])),
        });
      };
      let compiled: Promise<void> | undefined;
      api.modifyRsbuildConfig((config, { mergeRsbuildConfig }) => {
        // Compiles while the site reads its pages. `onBeforeCreateCompiler` reports an error.
        compiled ??= compile();
        compiled.catch(() => {});
        return mergeRsbuildConfig(config, { resolve: { alias: { 'virtual-run-sandbox$': urls } } });
      });
      api.onBeforeCreateCompiler(() => compiled);
      // After the stages that would minify the scripts again, without keeping names.
      api.processAssets(
        { stage: 'report', environments: ['web'] },
        ({ compilation, sources: { RawSource } }) => {
          for (const [file, text] of assets) compilation.emitAsset(file, new RawSource(text));
        },
      );
    },
  };
}

/** Writes the module with the URLs as a file, because the build's cache only notices changes of files. */
async function writeUrls(file: string, urls: Readonly<Record<string, string>>) {
  const code = Object.entries(urls)
    .map(([name, url]) => `export const ${name} = ${JSON.stringify(url)};\n`)
    .join('');
  // The cache compares the times of files, so an unchanged file isn't written again.
  if ((await readFile(file, 'utf8').catch(() => undefined)) === code) return;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, code);
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 10);
}

/**
 * The sandbox's document, which only runs its own script. Its workers inherit the policy:
 * they run code that the page passes to them or that they create from it, and can't send
 * requests. Rstest reads snapshot files with `new Function`, which examples can use, too.
 */
export function framePage(script: string): string {
  const hash = createHash('sha256').update(script).digest('base64');
  const policy = [
    "default-src 'none'",
    `script-src 'sha256-${hash}' blob: 'unsafe-eval'`,
    'worker-src blob:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  return [
    '<!DOCTYPE html><html><head><meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    '<meta http-equiv="x-dns-prefetch-control" content="off">',
    '<meta name="robots" content="noindex">',
    `<title>Sandbox</title><script>${script}</script></head><body></body></html>`,
  ].join('');
}
