import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { formatAddress, parseAddress } from '../../plugins/addresses/address.ts';
import { addressesOf, parseAddressList } from '../../plugins/addresses/addressList.ts';
import { checkLost, checkUnlisted } from '../../plugins/addresses/checkAddresses.ts';
import { findAddress, redirectTable } from '../../plugins/addresses/findAddress.ts';
import { readAddresses } from '../../plugins/addresses/readAddresses.ts';
import { SITE_ORIGIN } from '../../theme/site.ts';
import { root, shown } from './site.ts';

const { languages, listed, problems, redirects } = await readAddresses(root);
const table = redirectTable(redirects);

describe('the addresses of this site', () => {
  test('all lead somewhere, and the list of redirects is right', () => {
    expect(shown(problems)).toEqual([]);
    expect(listed.length).toBeGreaterThan(100);
  });

  test('are all listed', () => {
    expect(shown(checkUnlisted(listed, languages))).toEqual([]);
  });
});

describe('the addresses that rstest.rs had before', () => {
  const file = 'tests/content/formerAddresses.txt';
  const former = parseAddressList(readFileSync(path.join(root, file), 'utf8'), file);

  test('are recorded: pages and headings of both languages', () => {
    expect(shown(former.problems)).toEqual([]);
    const all = former.pages.flatMap(addressesOf).map(formatAddress);
    expect(all.length).toBeGreaterThan(1300);
    for (const known of [
      '/guide/debug/debugging',
      '/api/runtime-api/rstest/fake-timers#rsusefaketimers',
      '/config/test/test-environment#环境选项',
      // Where its pages were in its first year.
      '/api/node-api/reporter',
    ]) {
      expect(all).toContain(known);
    }
  });

  test('all lead to a page or heading of this site, in both languages', () => {
    expect(shown(checkLost(former.pages, languages, table, file))).toEqual([]);
  });
});

describe('the addresses that the packages of Rstest name', () => {
  const found = documentationAddresses(path.join(root, 'node_modules/@rstest'));

  test('are found', () => {
    expect(found).toContain(`${SITE_ORIGIN}/api/runtime-api/rstest/mock-functions#rsspyon`);
  });

  test('all lead to a page or heading of this site', () => {
    const pages = languages.get('en') ?? new Map();
    const lost = found.filter((url) => {
      const { pathname, hash } = new URL(url);
      const address = parseAddress(pathname + decodeURIComponent(hash));
      return !findAddress(address, pages, table);
    });
    expect(lost).toEqual([]);
  });
});

/** The addresses of the documentation in any file below a folder, each once. */
function documentationAddresses(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const found = files.flatMap((entry) => {
    const text = readFileSync(path.join(entry.parentPath, entry.name), 'latin1');
    return text.match(/https?:\/\/(?:www\.)?rstest\.(?:rs|dev)(?![\w-])[^\s"'`<>()[\]\\]*/g) ?? [];
  });
  // A sentence may end after it.
  return [...new Set(found.map((url) => url.replace(/[.,;:]+$/, '')))];
}
