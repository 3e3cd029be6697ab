import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { relativePath } from '../files.ts';

const name = z.string();
const label = z.string();

// Loose objects, because fields such as icon or tag only concern Rspress.
export const metaItemSchema = z.union([
  name,
  z.looseObject({ type: z.literal('file'), name }),
  z.looseObject({ type: z.literal('dir'), name, label: label.optional() }),
  z.looseObject({ type: z.literal('section-header'), label }),
  z.looseObject({ type: z.enum(['divider', 'custom-link']) }),
]);

/** An entry of a folder's `_meta.json`, as written. */
export type MetaItem = z.infer<typeof metaItemSchema>;

/** Entries by folder: `/`, `/config/`. */
export type MetaFiles = ReadonlyMap<string, readonly MetaItem[]>;

/**
 * Reads the `_meta.json` files below a language's folder, such as `docs/en`; empty if the folder
 * doesn't exist. Throws if a file isn't valid JSON. `checkEntries` reports other mistakes.
 */
export function readMetaFiles(root: string, directory: string): MetaFiles {
  const base = path.resolve(root, directory);
  if (!existsSync(base)) return new Map();
  const files = readdirSync(base, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === '_meta.json')
    .sort();
  return new Map(
    files.map((file) => {
      const metaFile = path.join(base, file);
      const folder = relativePath(base, path.dirname(metaFile));
      const items = parseMetaFile(relativePath(root, metaFile), readFileSync(metaFile, 'utf8'));
      return [folder === '' ? '/' : `/${folder}/`, items as MetaItem[]];
    }),
  );
}

/** Parses JSON. `file` is only used in error messages. */
export function parseMetaFile(file: string, json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    throw new Error(`${file}:1: not valid JSON: ${(error as Error).message}`);
  }
}
