import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PageIndexInfo, RspressPlugin } from '@rspress/core';
import type { PageRecord } from '../../theme/page/pageRecords.ts';
import { ownRecord, type PagePlace } from './ownRecord.ts';
import { type ReadPage, recordOf } from './recordOf.ts';

const REGISTRY = fileURLToPath(new URL('../../theme/page/pageRecords.ts', import.meta.url));

/**
 * Gives every page its own record in its own chunk. Rspress keeps the records of all pages, with
 * all their headings, in one module that each page loads. Stands after the plugins that extend
 * the data of pages.
 */
export function pageRecords(): RspressPlugin {
  const places = new Map<string, PagePlace>();
  let folder = '';
  let pages: PageIndexInfo[] = [];
  let left = 0;
  return {
    name: 'page-records',
    config(config) {
      const outDir = path.resolve(config.outDir ?? 'doc_build');
      folder = path.resolve('.cache/page-records', shortHash(outDir));
      return config;
    },
    markdown: { remarkPlugins: [[ownRecord, (file: string) => places.get(file)]] },
    routeGenerated(routes) {
      for (const { absolutePath, routePath, relativePath, lang, version } of routes) {
        const recordFile = path.join(folder, `${shortHash(routePath)}.js`);
        places.set(absolutePath, { routePath, relativePath, lang, version, recordFile });
      }
    },
    modifySearchIndexData(all) {
      pages = all;
      left = all.length;
    },
    async extendPageData(page) {
      const place = places.get(page._filepath);
      if (place) await writeRecord(place, recordOf(page as ReadPage, pages as ReadPage[]));
      left -= 1;
      // All pages are extended: what is left in the list would go into the module of all pages.
      if (left === 0) pages.length = 0;
    },
  };
}

/** Left alone where nothing changed, so that the build's cache stays good. */
async function writeRecord({ recordFile, routePath }: PagePlace, record: PageRecord) {
  const code = `import { definePageRecord } from ${JSON.stringify(REGISTRY)};\ndefinePageRecord(${JSON.stringify(routePath)}, ${JSON.stringify(record)});\n`;
  const before = await readFile(recordFile, 'utf8').catch(() => undefined);
  if (before === code) return;
  await mkdir(path.dirname(recordFile), { recursive: true });
  await writeFile(recordFile, code);
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
