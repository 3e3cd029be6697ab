import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { buildInside, type InsideScripts } from './buildInside.ts';
import { framePage } from './framePage.ts';

export interface RunSandboxOptions {
  /** Where the site is mounted; begins and ends with a slash. */
  readonly base?: string;
}

export interface RunSandboxPlugin extends RsbuildPlugin {
  /** Folders of the packages that it emits code of, once the build began; for their licences. */
  readonly packages: () => readonly string[];
}

/** The sandbox's document; not hashed, because its address stands in rules of hosts. */
export const FRAME = 'run/frame.html';

/**
 * Adds what runs examples in the page: the sandbox's document and the script inside. Tells the
 * theme their addresses in a module `run-parts`.
 */
export function runSandbox({ base = '/' }: RunSandboxOptions = {}): RunSandboxPlugin {
  let packages: readonly string[] = [];
  return {
    name: 'run-sandbox',
    packages: () => packages,
    setup(api) {
      let assets: ReadonlyMap<string, string> = new Map();
      const parts = path.resolve('.cache/run-sandbox', `${hashOf(base)}.js`);
      const compile = async () => {
        const scripts = await buildInside();
        packages = scripts.packages;
        const inside = insideName(scripts);
        assets = new Map([
          [FRAME, framePage(scripts.frame)],
          [inside, scripts.inside],
        ]);
        await writeParts(parts, { frame: base + FRAME, inside: base + inside });
      };
      let compiled: Promise<void> | undefined;
      api.modifyRsbuildConfig((config, { mergeRsbuildConfig }) => {
        // Until the site's own compilation begins there are its pages to read.
        compiled ??= compile();
        compiled.catch(() => {});
        return mergeRsbuildConfig(config, { resolve: { alias: { 'run-parts$': parts } } });
      });
      api.onBeforeCreateCompiler(() => compiled);
      // Past the stages that would minify the script and lose its names.
      api.processAssets(
        { stage: 'report', environments: ['web'] },
        ({ compilation, sources: { RawSource } }) => {
          for (const [file, text] of assets) compilation.emitAsset(file, new RawSource(text));
        },
      );
    },
  };
}

function insideName({ inside }: InsideScripts): string {
  return `static/run/inside.${hashOf(inside)}.js`;
}

/** A file, so that the build's cache sees when it changes. */
async function writeParts(file: string, addresses: Readonly<Record<string, string>>) {
  const code = Object.entries(addresses).map(
    ([name, address]) => `export const ${name} = ${JSON.stringify(address)};\n`,
  );
  const text = code.join('');
  const before = await readFile(file, 'utf8').catch(() => undefined);
  if (before === text) return;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 10);
}
