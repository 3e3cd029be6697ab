import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PageIndexInfo, RspressPlugin } from '@rspress/core';
import type { PageRecord } from '../../theme/page/pageRecords.ts';
import { ownRecord } from './ownRecord.ts';
import { type ReadPage, recordOf } from './recordOf.ts';

const REGISTRY = fileURLToPath(new URL('../../theme/page/pageRecords.ts', import.meta.url));

/**
 * Gives every page its own record in its own chunk. Rspress keeps the records of all pages, with
 * all their headings, in one module that each page loads. Stands after the plugins that extend
 * the data of pages.
 */
export function pageRecords(): RspressPlugin {
  const modules = new Map<string, string>();
  let folder = '';
  let pages: (PageIndexInfo & ReadPage)[] = [];
  let left = 0;
  return {
    name: 'page-records',
    config(config) {
      const outDir = path.resolve(config.outDir ?? 'doc_build');
      folder = path.resolve('.cache/page-records', shortHash(outDir));
      return config;
    },
    markdown: { remarkPlugins: [[ownRecord, (file: string) => modules.get(file)]] },
    modifySearchIndexData(all) {
      pages = all as (PageIndexInfo & ReadPage)[];
      left = all.length;
    },
    async extendPageData() {
      left -= 1;
      // Once all are extended; what is left in the list would go into the module of all pages.
      if (left === 0) await writeModules(folder, pages.splice(0), modules);
    },
  };
}

async function writeModules(
  folder: string,
  pages: readonly (PageIndexInfo & ReadPage)[],
  modules: Map<string, string>,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const files = new Set(pages.map(({ _filepath }) => _filepath));
  await Promise.all(
    [...files].map(async (file) => {
      const module = path.join(folder, `${shortHash(file)}.js`);
      modules.set(file, module);
      const ofFile = pages.filter(({ _filepath }) => _filepath === file);
      await writeIfChanged(module, moduleCode(ofFile.map((page) => recordOf(page, pages))));
    }),
  );
}

function moduleCode(records: readonly PageRecord[]): string {
  const registry = JSON.stringify(REGISTRY);
  return [
    `import { definePageRecords } from ${registry};`,
    `definePageRecords(${JSON.stringify(records)});`,
    '',
  ].join('\n');
}

/** Left alone where nothing changed, so that the build's cache stays good. */
async function writeIfChanged(file: string, text: string): Promise<void> {
  const before = await readFile(file, 'utf8').catch(() => undefined);
  if (before !== text) await writeFile(file, text);
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
