import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RspressPlugin } from '@rspress/core';
import { packageFolder } from 'run-examples/build';
import { openSiteCache } from '../../../content/cache/contentCache.ts';
import { readPages } from '../../../content/readPages.ts';

export interface TraditionalChinese extends RspressPlugin {
  /** The folder of the package with the dictionaries for the table, for its license. */
  readonly packages: () => readonly string[];
}

/**
 * Provides `virtual-chinese-variants`: a table for search and filters that converts text in traditional
 * characters to the words of the Chinese pages.
 */
export function traditionalChinese(): TraditionalChinese {
  return {
    name: 'traditional-chinese',
    packages: () => [packageFolder(fileURLToPath(import.meta.resolve('opencc-js/t2cn'))) ?? ''],
    async addRuntimeModules({ root = 'docs' }) {
      const cache = openSiteCache<string>('chinese-variants', root);
      const text = chineseText(path.resolve(root));
      const table = await cache.get(text, async () => {
        // Imported only if needed: loading the dictionaries takes half a second.
        const { variantTable } = await import('./variantTable.ts');
        return variantTable(text);
      });
      await cache.save();
      return { 'virtual-chinese-variants': `export default ${JSON.stringify(table)}` };
    },
  };
}

const NAVIGATION = /(?:^|[\\/])_(?:meta|nav)\.json$/;

/** The source of all Chinese pages and all navigation files of a docs folder. */
export function chineseText(docs: string): string {
  const pages = readPages(path.dirname(docs), { docs }).filter(({ language }) => language === 'zh');
  const navigation = readdirSync(docs, { recursive: true, encoding: 'utf8' })
    .filter((file) => NAVIGATION.test(file))
    .map((file) => readFileSync(path.join(docs, file), 'utf8'));
  return [...pages.map(({ source }) => source), ...navigation].join('\n');
}
