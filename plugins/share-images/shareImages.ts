import { copyFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { pageCollector } from '../site-pages/pageCollector.ts';
import { siteAddress } from '../site-pages/siteAddress.ts';
import { readSiteSections, siteTree } from '../site-pages/siteTree.ts';
import { type CardText, cardText } from './cardText.ts';
import { openImageCache } from './imageCache.ts';
import { shareImagePath } from './shareImage.ts';

const CACHE = '.cache/share-images';

/**
 * Puts a picture beside every page of a production build, which networks and messengers show where
 * the page is shared. Only those are drawn that the last build hadn't drawn alike.
 */
export function shareImages(): RspressPlugin {
  const collector = pageCollector();
  return {
    name: 'share-images',
    extendPageData: collector.collect,
    async afterBuild(config, isProduction) {
      if (!isProduction) return;
      const addressOf = siteAddress(config);
      const pages = collector.pages();
      const tree = siteTree(pages, await readSiteSections(config));
      const cards = new Map<string, CardText>();
      for (const page of pages) {
        const card = cardText(page, tree.trail(page), addressOf(page.routePath));
        cards.set(shareImagePath(page.routePath), card);
      }
      await writeImages(cards, path.resolve(config.outDir ?? 'doc_build'));
    },
  };
}

/** `cards` by the path of the picture within the site. */
async function writeImages(cards: ReadonlyMap<string, CardText>, outDir: string): Promise<void> {
  const cache = await openImageCache(path.resolve(CACHE));
  const missing = [...cards.values()].filter((card) => !cache.has(card));
  if (missing.length > 0) {
    // Fonts and painter are heavy: loaded only where there is something to draw.
    const { drawCards } = await import('./drawCards.ts');
    await drawCards(missing, cache.add);
  }
  await cache.keep([...cards.values()]);
  await Promise.all(
    [...cards].map(async ([image, card]) => {
      const file = path.join(outDir, image);
      await mkdir(path.dirname(file), { recursive: true });
      await copyFile(cache.fileOf(card), file);
    }),
  );
}
