import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { headersFile } from '../../plugins/security-headers/headersFile.ts';
import { nginxFile } from '../../plugins/security-headers/nginxFile.ts';
import { headersFor, parseHeaderRules } from '../../scripts/server/headerRules.ts';
import { root } from './site.ts';

const TEXT = readFileSync(path.join(root, 'SECURITY.md'), 'utf8');

/** The cells of the table with this header in its first column, including the header row. */
function tableOf(head: string): string[][] {
  const lines = TEXT.split('\n');
  const from = lines.findIndex((line) => line.startsWith(`| ${head} |`));
  const to = lines.findIndex((line, at) => at > from && !line.startsWith('|'));
  return lines
    .slice(from, to)
    .filter((line) => !line.startsWith('| ---'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}

/** The guarantees and what verifies them. */
const ROWS = tableOf('guarantee')
  .slice(1)
  .map(([guarantee = '', verifiedBy = '']) => ({ guarantee, verifiedBy }));

const code = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, inner = '']) => inner);
const isCommand = (text: string) => text.startsWith('npm ');

test('every guarantee in SECURITY.md is verified by something that exists', () => {
  expect(ROWS.length).toBeGreaterThan(8);
  for (const { guarantee, verifiedBy } of ROWS) {
    const verifiers = code(verifiedBy);
    expect(verifiers, guarantee).not.toEqual([]);
    const gone = verifiers.filter((one) => !isCommand(one) && !existsSync(path.join(root, one)));
    expect(gone, guarantee).toEqual([]);
  }
});

test('every fault test verifies a guarantee in SECURITY.md', () => {
  const named = ROWS.flatMap(({ verifiedBy }) => code(verifiedBy));
  const faults = path.join(root, 'tests/faults');
  const specs = readdirSync(faults, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.spec.ts'))
    .map((file) => `tests/faults/${file.split(path.sep).join('/')}`);
  expect(specs.length).toBeGreaterThan(8);
  expect(specs.filter((spec) => !named.includes(spec))).toEqual([]);
});

describe('the table of hosts', () => {
  const POLICY = "default-src 'none'; frame-ancestors 'none'";
  const nginx = nginxFile(POLICY, '/');
  const rules = parseHeaderRules(
    headersFile({ policy: POLICY, base: '/', pages: ['index.html', 'guide/a.html'] }),
  );
  const [, ...columns] = tableOf('header')[0] ?? [];
  const rows = tableOf('header').slice(1);
  /** A header of a URL, according to `_headers`. */
  const headerOf = (pathname: string, name: string) => headersFor(rules, pathname).get(name);
  const ADDRESSES: Readonly<Record<string, string>> = {
    worker: '/static/js/worker/search.1.js',
    hashed: '/static/js/index.1.js',
  };

  test('names the hosts that the contributing guide prepares', () => {
    const guide = readFileSync(path.join(root, 'CONTRIBUTING.md'), 'utf8');
    expect(columns).toEqual(['nginx', 'Netlify', 'Cloudflare Pages', 'GitHub Pages']);
    for (const host of columns) expect(guide).toContain(`| ${host} |`);
  });

  test.each(rows)('agrees with the files for %s', (header, ofNginx, ofNetlify, ofCloudflare) => {
    const [name = '', value] = code(header);
    const kind = Object.keys(ADDRESSES).find((word) => header.includes(word)) ?? '';
    const sent = headerOf(ADDRESSES[kind] ?? '/guide/a', name.toLowerCase());
    const isForErrors = header.includes('missing');
    const expected = isForErrors ? headerOf('/static/none.js', 'cache-control') : sent;
    const isSent = isForErrors ? !expected?.includes('immutable') : sent !== undefined;
    expect([ofNetlify, ofCloudflare]).toEqual(isSent ? ['yes', 'yes'] : ['no', 'no']);
    if (value) expect(sent).toContain(value);
    expect(nginx).toMatch(new RegExp(`^add_header ${name} `, 'm'));
    expect(ofNginx).toBe('yes');
  });

  test('lists every header that the files set', () => {
    const named = new Set(rows.flatMap(([header = '']) => code(header).slice(0, 1)));
    const set = rules.flatMap(({ set: headers }) => headers.map(([name]) => name));
    expect(new Set(set)).toEqual(named);
  });

  test('has none for GitHub Pages, which only gets the build', () => {
    expect(rows.map((row) => row.at(-1))).toEqual(rows.map(() => 'no'));
  });
});

test('no dependency runs an install script', () => {
  expect(readFileSync(path.join(root, '.npmrc'), 'utf8')).toMatch(/^ignore-scripts=true$/m);
});
