import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { requestPath } from '../../scripts/server/requestPath.ts';
import { openSiteFiles } from '../../scripts/server/siteFiles.ts';

/** Of a file, or of all scripts of the build. */
const HASHED = /^(.*)\.([0-9a-f]{10}|[0-9a-f]{16})(\.\w+)$/;
const HASH = /\b(?:[0-9a-f]{10}|[0-9a-f]{16})\b/g;

/** What a built site answers, without the hashes in the names of its scripts and styles. */
export interface SiteDigests {
  /** A path by which a later build can be asked for the same file. */
  stable(pathname: string): string;
  /** The digest of the answer to a stable path. */
  digest(stable: string): Promise<string>;
}

/**
 * Opens a build. If the hash of a script changes, so do the names in all pages; that's no difference
 * to a test that doesn't load this script. Scripts that only differ in their hash keep it.
 */
export function openSiteDigests(directory: string): SiteDigests {
  const files = openSiteFiles(directory);
  const all = hashedNames(directory);
  const unique = all.filter(
    ({ stable }) => all.filter((one) => one.stable === stable).length === 1,
  );
  const byStable = new Map(unique.map(({ stable, name }) => [stable, name]));
  const byName = new Map(unique.map(({ stable, name }) => [name, stable]));
  const hashes = new Set(unique.map(({ hash }) => hash));
  const known = new Map<string, Promise<string>>();

  async function read(stable: string): Promise<string> {
    const name = byStable.get(stable) ?? requestPath(stable);
    const file = (name && (await files.find(name))) || (await files.find('/404.html'));
    if (!file) return 'missing';
    const isText = /^text|javascript|json|xml/.test(file.type);
    const text = isText
      ? file.content.toString().replace(HASH, (hash) => (hashes.has(hash) ? '' : hash))
      : undefined;
    // With its cache, Rspack lists the chunks in the runtime in another order than without.
    const content = /javascript/.test(file.type) ? text?.split(':').sort().join(':') : text;
    return createHash('sha256')
      .update(content ?? file.content)
      .digest('base64url')
      .slice(0, 16);
  }

  return {
    stable: (pathname) => byName.get(pathname) ?? pathname,
    digest(stable) {
      const result = known.get(stable) ?? read(stable);
      known.set(stable, result);
      return result;
    },
  };
}

function hashedNames(directory: string) {
  return readdirSync(directory, { recursive: true, encoding: 'utf8' }).flatMap((file) => {
    const name = `/${file.split(path.sep).join('/')}`;
    const [, before, hash, after] = HASHED.exec(name) ?? [];
    return hash ? [{ name, hash, stable: `${before}${after}` }] : [];
  });
}
