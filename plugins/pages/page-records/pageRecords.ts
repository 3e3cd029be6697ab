import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PageIndexInfo, RspressPlugin } from '@rspress/core';
import { shortHash } from '../../../content/cache/shortHash.ts';
import { writeIfChanged } from '../../../content/cache/writeIfChanged.ts';
import { outputFolder } from '../../../content/outputFolder.ts';
import type { PageRecord } from '../../../theme/page/pageRecords.ts';
import { assertInternal, rspressInternal } from '../../rspress/internals.ts';
import { ownRecord } from './ownRecord.ts';
import { type ReadPage, recordOf } from './recordOf.ts';

const REGISTRY = fileURLToPath(new URL('../../../theme/page/pageRecords.ts', import.meta.url));

const USED_BY = 'plugins/pages/page-records/pageRecords.ts';
const SOURCE = 'dist/node/runtimeModule/pageData';
const PAGE_FIELDS = rspressInternal(
  'pages with routePath, lang, toc, and _filepath in modifySearchIndexData',
  SOURCE,
  USED_BY,
);

/**
 * Adds each page's record to its own chunk. Rspress has the records of all pages, with all their
 * headings, in one module (`virtual-page-data`), which the theme's entries don't import. Must come
 * after plugins that extend page data.
 */
export function pageRecords(): RspressPlugin {
  const modules = new Map<string, string>();
  let folder = '';
  let pages: (PageIndexInfo & ReadPage)[] = [];
  let left = 0;
  return {
    name: 'page-records',
    config(config) {
      const outDir = outputFolder(config);
      folder = path.resolve('.cache/page-records', shortHash(outDir));
      return config;
    },
    markdown: { remarkPlugins: [[ownRecord, (file: string) => modules.get(file)]] },
    modifySearchIndexData(all) {
      pages = all as (PageIndexInfo & ReadPage)[];
      left = all.length;
      assertInternal(pages.every(isReadPage), PAGE_FIELDS);
      // Even with search turned off, Rspress writes an index of all pages that don't opt out.
      for (const { frontmatter } of all) frontmatter.search = false;
    },
    async extendPageData() {
      left -= 1;
      if (left === 0) await writeModules(folder, pages, modules);
    },
  };
}

function isReadPage({ routePath, lang, toc, _filepath }: Partial<PageIndexInfo>): boolean {
  return (
    [routePath, lang, _filepath].every((text) => typeof text === 'string') && Array.isArray(toc)
  );
}

async function writeModules(
  folder: string,
  pages: readonly (PageIndexInfo & ReadPage)[],
  modules: Map<string, string>,
): Promise<void> {
  const records = new Map<string, PageRecord[]>();
  for (const page of pages) {
    const ofFile = records.get(page._filepath) ?? [];
    records.set(page._filepath, ofFile);
    ofFile.push(recordOf(page, pages));
  }
  await Promise.all(
    [...records].map(async ([file, ofFile]) => {
      const module = path.join(folder, `${shortHash(file)}.js`);
      modules.set(file, module);
      await writeIfChanged(module, moduleCode(ofFile));
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
