import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
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
      api.modifyRsbuildConfig(async (config, { mergeRsbuildConfig }) => {
        const scripts = await buildInside();
        packages = scripts.packages;
        const inside = insideName(scripts);
        assets = new Map([
          [FRAME, framePage(scripts.frame)],
          [inside, scripts.inside],
        ]);
        const addresses = { frame: base + FRAME, inside: base + inside };
        const module = await writeParts(addresses);
        return mergeRsbuildConfig(config, { resolve: { alias: { 'run-parts$': module } } });
      });
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
async function writeParts(addresses: Readonly<Record<string, string>>): Promise<string> {
  const code = Object.entries(addresses).map(
    ([name, address]) => `export const ${name} = ${JSON.stringify(address)};\n`,
  );
  const text = code.join('');
  const file = path.resolve('.cache/run-sandbox', `${hashOf(text)}.js`);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
  return file;
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 10);
}
