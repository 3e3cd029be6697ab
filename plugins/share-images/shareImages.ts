import { copyFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { RspressPlugin, UserConfig } from '@rspress/core';
import { pageCollector } from '../site-pages/pageCollector.ts';
import { siteAddress } from '../site-pages/siteAddress.ts';
import type { SitePage } from '../site-pages/sitePage.ts';
import { readSiteSections, siteTree } from '../site-pages/siteTree.ts';
import { inThread } from '../threads/threads.ts';
import { type CardText, cardText } from './cardText.ts';
import { openImageCache } from './imageCache.ts';
import { shareImagePath } from './shareImage.ts';

const TASK = new URL('./drawTask.ts', import.meta.url);
const CACHE = '.cache/share-images';

/** Cards that a thread draws at once: enough that its fonts are looked up once for many. */
const AT_ONCE = 16;

/** The file of each picture, by its path within the site. */
type DrawnImages = ReadonlyMap<string, string>;

/**
 * Puts a picture beside every page of a production build, which networks and messengers show where
 * the page is shared. Only those are drawn that the last build hadn't drawn alike, in threads and
 * while the site is built.
 */
export function shareImages(): RspressPlugin {
  let site: UserConfig = {};
  let drawing: Promise<DrawnImages> = Promise.resolve(new Map());
  return {
    name: 'share-images',
    beforeBuild(config) {
      site = config;
    },
    modifySearchIndexData(all, isProduction) {
      if (!isProduction) return;
      const collector = pageCollector();
      for (const page of all) collector.collect(page);
      drawing = drawImages(collector.pages(), site);
      // What goes wrong is said after the build, which may fail of it first and say more.
      drawing.catch(() => {});
    },
    async afterBuild(config, isProduction) {
      if (!isProduction) return;
      const outDir = path.resolve(config.outDir ?? 'doc_build');
      const copies = [...(await drawing)].map(async ([image, file]) => {
        const target = path.join(outDir, image);
        await mkdir(path.dirname(target), { recursive: true });
        await copyFile(file, target);
      });
      await Promise.all(copies);
    },
  };
}

async function drawImages(pages: readonly SitePage[], site: UserConfig): Promise<DrawnImages> {
  const addressOf = siteAddress(site);
  const tree = siteTree(pages, await readSiteSections(site));
  const cache = await openImageCache(path.resolve(CACHE));
  const images = pages.map((page) => {
    const card = cardText(page, tree.trail(page), addressOf(page.routePath));
    return { image: shareImagePath(page.routePath), card };
  });
  const cards = images.map(({ card }) => card);
  const missing = cards.filter((card) => !cache.has(card));
  const batches = Array.from({ length: Math.ceil(missing.length / AT_ONCE) }, (_, index) =>
    missing.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
  );
  const drawn = batches.map(async (batch) => {
    const pngs = await inThread<CardText[], Uint8Array[]>(TASK, batch, 'later');
    await Promise.all(batch.map((card, index) => cache.add(card, pngs[index] ?? new Uint8Array())));
  });
  await Promise.all(drawn);
  await cache.keep(cards);
  return new Map(images.map(({ image, card }) => [image, cache.fileOf(card)]));
}
