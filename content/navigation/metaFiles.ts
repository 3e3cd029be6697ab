import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { relativePath } from '../relativePath.ts';

const name = z.string();
const label = z.string();

// Loose objects, because fields such as icon or tag only concern Rspress.
export const metaItemSchema = z.union([
  name,
  z.looseObject({ type: z.literal('file'), name }),
  z.looseObject({ type: z.enum(['dir', 'dir-section-header']), name, label: label.optional() }),
  z.looseObject({ type: z.literal('section-header'), label }),
  z.looseObject({ type: z.enum(['divider', 'custom-link']) }),
]);

/** An entry of a folder's `_meta.json`, as written. */
export type MetaItem = z.infer<typeof metaItemSchema>;

/** Entries by folder: `/`, `/config/`. */
export type MetaFiles = ReadonlyMap<string, readonly MetaItem[]>;

/**
 * Reads the `_meta.json` files below a language's folder, such as `docs/en`; empty if the folder
 * doesn't exist. Throws an error with the file, relative to `root`, and what's wrong with it.
 */
export function readMetaFiles(root: string, directory: string): MetaFiles {
  const base = path.resolve(root, directory);
  if (!existsSync(base)) return new Map();
  const files = readdirSync(base, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === '_meta.json')
    .sort();
  return new Map(
    files.map((file) => {
      const folders = path
        .dirname(file)
        .split(path.sep)
        .filter((folder) => folder !== '.');
      const shown = relativePath(root, path.join(base, file));
      const items = parseMeta(shown, readFileSync(path.join(base, file), 'utf8'));
      return [['', ...folders, ''].join('/'), items];
    }),
  );
}

/** Validates the JSON of a `_meta.json`. `file` is only used in error messages. */
export function parseMeta(file: string, json: string): MetaItem[] {
  const items = z.array(metaItemSchema).safeParse(parseMetaFile(file, json));
  if (items.success) return items.data;
  const [index] = items.error.issues[0]?.path ?? [];
  const which = index === undefined ? 'it' : `entry ${Number(index) + 1}`;
  const advice = 'a page name, or an object whose type Rspress knows';
  throw new Error(`${file}:1: expected a list of entries; ${which} is not ${advice}`);
}

/** Parses JSON. `file` is only used in error messages. */
export function parseMetaFile(file: string, json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    throw new Error(`${file}:1: not valid JSON: ${(error as Error).message}`);
  }
}
