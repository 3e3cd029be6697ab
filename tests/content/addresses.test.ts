import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  addressesOf,
  formatAddress,
  parseAddress,
  parseAddressList,
} from '../../checks/addresses/address.ts';
import {
  checkLost,
  findAddress,
  newAddresses,
  redirectTable,
} from '../../checks/addresses/checkAddresses.ts';
import { readAddresses } from '../../checks/addresses/readAddresses.ts';
import { SITE_ORIGIN } from '../../theme/settings/site.ts';
import { root, shown } from './site.ts';

const { languages, listed, problems, redirects } = readAddresses(root);
const table = redirectTable(redirects);

describe('the addresses of this site', () => {
  test('all work, and the list of redirects is valid', () => {
    expect(shown(problems)).toEqual([]);
    expect(listed.length).toBeGreaterThan(100);
  });

  test('are all listed by `npm run fix`', () => {
    expect([...newAddresses(listed, languages)]).toEqual([]);
  });
});

describe('the former addresses of rstest.rs', () => {
  const file = 'tests/content/formerAddresses.txt';
  const former = parseAddressList(readFileSync(path.join(root, file), 'utf8'));

  test('are recorded: pages and headings of both languages', () => {
    const all = former.flatMap(addressesOf).map(formatAddress);
    expect(all.length).toBeGreaterThan(1300);
    for (const known of [
      '/guide/debug/debugging',
      '/api/runtime-api/rstest/fake-timers#rsusefaketimers',
      '/config/test/test-environment#环境选项',
      // The former location of its pages.
      '/api/node-api/reporter',
    ]) {
      expect(all).toContain(known);
    }
  });

  test('all lead to a page or heading of this site, in both languages', () => {
    expect(shown(checkLost(former, languages, table, file))).toEqual([]);
  });
});

describe('the addresses in Rstest’s packages', () => {
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

/** The unique documentation URLs in all files below a folder. */
function documentationAddresses(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const found = files.flatMap((entry) => {
    const text = readFileSync(path.join(entry.parentPath, entry.name), 'latin1');
    return text.match(/https?:\/\/(?:www\.)?rstest\.(?:rs|dev)(?![\w-])[^\s"'`<>()[\]\\]*/g) ?? [];
  });
  // Without the punctuation after it.
  return [...new Set(found.map((url) => url.replace(/[.,;:]+$/, '')))];
}
