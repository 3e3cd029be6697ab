import path from 'node:path';
import type { RspressPlugin, UserConfig } from '@rspress/core';
import { openSiteCache } from '../../../content/cache/contentCache.ts';
import { outputFile, outputFolder } from '../../../content/files.ts';
import { shareImagePath } from '../../../content/routes/pageAssets.ts';
import { runWhenIdle } from '../../../content/workers/workerPool.ts';
import { pageCollector, type SitePage, siteAddress, trailOf } from '../sitePages.ts';
import { type CardText, cardText } from './cardText.ts';

const TASK = new URL('./drawCards.ts', import.meta.url);

/** Cards per worker task: enough to amortize loading the fonts. */
const BATCH_SIZE = 16;

/** PNG data by path relative to the output folder. */
type DrawnImages = ReadonlyMap<string, Uint8Array>;

/**
 * Adds an image of each page to a production build, which social networks and messengers show for a
 * shared link. Images that have changed since the last build are rendered in worker threads while the
 * site is being built.
 */
export function shareImages(): RspressPlugin {
  let site: UserConfig = {};
  let drawing: Promise<DrawnImages> = Promise.resolve(new Map());
  return {
    name: 'share-images',
    beforeBuild(config) {
      site = config;
    },
    modifySearchIndexData(pageInfos, isProduction) {
      if (!isProduction) return;
      const collector = pageCollector();
      for (const page of pageInfos) collector.collect(page);
      drawing = drawImages(collector.pages(), site);
      // `afterBuild` reports errors. The build may fail before for the same reason, and report more.
      drawing.catch(() => {});
    },
    async afterBuild(config, isProduction) {
      if (!isProduction) return;
      const outDir = outputFolder(config);
      const images = await drawing;
      await Promise.all(
        [...images].map(([image, png]) => outputFile(path.join(outDir, image), png)),
      );
    },
  };
}

async function drawImages(pages: readonly SitePage[], site: UserConfig): Promise<DrawnImages> {
  const addressOf = siteAddress(site);
  const cards = pages.map((page) => cardText(page, trailOf(page, site), addressOf(page.routePath)));
  const cache = openSiteCache<string>('share-images', outputFolder(site));
  const pngs = await cache.getAll(cards, async (missing) => {
    const batches = Array.from({ length: Math.ceil(missing.length / BATCH_SIZE) }, (_, index) =>
      missing.slice(index * BATCH_SIZE, (index + 1) * BATCH_SIZE),
    );
    const drawn = await Promise.all(
      batches.map((batch) => runWhenIdle<CardText[], Uint8Array[]>(TASK, batch)),
    );
    return drawn.flat().map((png) => Buffer.from(png).toString('base64'));
  });
  await cache.save();
  return new Map(
    pages.map(({ routePath }, index) => [
      shareImagePath(routePath),
      Buffer.from(pngs[index] ?? '', 'base64'),
    ]),
  );
}
