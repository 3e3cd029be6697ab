import { createHash } from 'node:crypto';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { CardText } from './cardText.ts';
import { designDigest } from './designDigest.ts';

/** Pictures of earlier builds, by everything they are made of. */
export interface ImageCache {
  /** Where the picture of a card lies, or will. */
  readonly fileOf: (card: CardText) => string;
  readonly has: (card: CardText) => boolean;
  readonly add: (card: CardText, png: Uint8Array) => Promise<void>;
  /** Forgets all others. */
  readonly keep: (cards: readonly CardText[]) => Promise<void>;
}

export async function openImageCache(directory: string): Promise<ImageCache> {
  await mkdir(directory, { recursive: true });
  const design = await designDigest();
  const there = new Set(await readdir(directory));
  const nameOf = (card: CardText) => {
    const content = JSON.stringify([design, card]);
    return `${createHash('sha256').update(content).digest('hex').slice(0, 32)}.png`;
  };
  const fileOf = (card: CardText) => path.join(directory, nameOf(card));
  return {
    fileOf,
    has: (card) => there.has(nameOf(card)),
    async add(card, png) {
      // Under another name first: a build that is stopped leaves no half of a picture.
      const unfinished = `${fileOf(card)}.${process.pid}`;
      await writeFile(unfinished, png);
      await rename(unfinished, fileOf(card));
    },
    async keep(cards) {
      const kept = new Set(cards.map(nameOf));
      const others = [...there].filter((name) => !kept.has(name));
      await Promise.all(others.map((name) => rm(path.join(directory, name), { force: true })));
    },
  };
}
