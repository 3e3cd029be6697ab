import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { contentType } from 'mime-types';
import { type Coding, encode } from './contentCoding.ts';

/** A file of the site. */
export interface SiteFile {
  /** The media type with its parameters. */
  readonly type: string;
  /** An HTTP date. */
  readonly lastModified: string;
  /** Digest of the content. */
  readonly digest: string;
  readonly content: Buffer;
  /** The content in a coding; encoded once. */
  encoded(coding: Coding): Promise<Buffer>;
}

export interface SiteFiles {
  /** The file for a path such as `/guide/start`, if it exists. */
  find(pathname: string): Promise<SiteFile | undefined>;
}

/** How long to wait in milliseconds for a build between the two renames that replace it. */
const SWAP_MS = 1000;
const POLL_MS = 10;

/** The files of a built site, cached in memory until they change or the build is replaced. */
export function openSiteFiles(directory: string): SiteFiles {
  const files = new Map<string, { version: string; file: Promise<SiteFile> }>();
  let build = '';

  const read = async (name: string): Promise<SiteFile | undefined> => {
    const address = path.join(directory, name);
    const found = await statOf(address);
    if (!found?.isFile()) return undefined;
    const version = `${found.ino}-${found.mtimeMs}-${found.size}`;
    const known = files.get(address);
    if (known?.version === version) return known.file;
    const file = readSiteFile(address, found.mtime);
    files.set(address, { version, file });
    return file.catch((error: NodeJS.ErrnoException) => {
      files.delete(address);
      if (isAbsence(error)) return undefined;
      throw error;
    });
  };

  return {
    async find(pathname) {
      for (;;) {
        const current = await buildAt(directory);
        if (current !== build) files.clear();
        build = current;
        for (const name of candidates(pathname)) {
          const file = await read(name);
          if (file) return file;
        }
        // The file may be missing because the build was being replaced: retry with the new one.
        if ((await buildAt(directory)) === current) return undefined;
      }
    },
  };
}

/** The file names to try for a clean URL. */
function candidates(pathname: string): string[] {
  const name = pathname.replace(/\/+$/, '');
  if (name === '') return ['index.html'];
  const pages = [`${name}.html`, `${name}/index.html`];
  return pathname.endsWith('/') ? pages.reverse() : [name, ...pages];
}

/** Identifies the current build. Throws if there's none. */
async function buildAt(directory: string): Promise<string> {
  for (let waited = 0; waited <= SWAP_MS; waited += POLL_MS) {
    const found = await statOf(directory);
    if (found) return `${found.dev}-${found.ino}`;
    await wait(POLL_MS);
  }
  throw new Error(`${directory} no longer exists; run \`npm run build\`.`);
}

async function readSiteFile(address: string, modified: Date): Promise<SiteFile> {
  const content = await readFile(address);
  const type = contentType(path.extname(address)) || 'application/octet-stream';
  const codings = new Map<Coding, Promise<Buffer>>();
  return {
    type,
    content,
    lastModified: modified.toUTCString(),
    digest: createHash('sha256').update(content).digest('base64url').slice(0, 22),
    encoded(coding) {
      const body = codings.get(coding) ?? encode(coding, content, type);
      codings.set(coding, body);
      return body;
    },
  };
}

function statOf(address: string) {
  return stat(address).catch((error: NodeJS.ErrnoException) => {
    if (isAbsence(error)) return undefined;
    throw error;
  });
}

function isAbsence({ code = '' }: NodeJS.ErrnoException): boolean {
  return ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'].includes(code);
}
