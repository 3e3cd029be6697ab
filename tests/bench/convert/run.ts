import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { cloneRepositories } from './cloneRepositories.ts';
import { type ConvertedFile, makeCorpus } from './makeCorpus.ts';
import repositories from './repositories.json' with { type: 'json' };

/*
 * How many files of public projects convert without manual work, and what the others need.
 *
 *   npm run bench:convert             # as recorded
 *   npm run bench:convert -- --write  # clones repositories.json into .cache, and converts their files again
 */
const root = path.resolve(import.meta.dirname, '../../..');
const file = path.join(import.meta.dirname, 'corpus.json');

interface Recorded {
  readonly configs: Group;
  readonly tests: Group;
}

interface Group {
  readonly files: number;
  readonly whole: number;
  readonly nothingToCheck: number;
  /** Rules of manual work by the number of files, most first. */
  readonly needs: Readonly<Record<string, number>>;
  /** A few of each repository. */
  readonly listed: readonly ConvertedFile[];
}

if (process.argv.includes('--write')) {
  const folder = path.join(root, '.cache/convert-corpus');
  const { configs, tests, unread } = makeCorpus(cloneRepositories(repositories, folder));
  for (const one of unread) console.log(`Not read: ${one}`);
  const recorded: Recorded = { configs: groupOf(configs, 2), tests: groupOf(tests, 2) };
  writeFileSync(file, `${JSON.stringify(recorded, undefined, 2)}\n`);
}

function groupOf(files: readonly ConvertedFile[], each: number): Group {
  const whole = files.filter(({ manual }) => manual.length === 0);
  const needs = new Map<string, number>();
  for (const rule of files.flatMap(({ manual }) => manual))
    needs.set(rule, (needs.get(rule) ?? 0) + 1);
  const before = new Map<string, number>();
  const listed = files.filter(({ repository }) => {
    before.set(repository, (before.get(repository) ?? 0) + 1);
    return (before.get(repository) ?? 0) <= each;
  });
  return {
    files: files.length,
    whole: whole.length,
    nothingToCheck: whole.filter(({ checks }) => checks.length === 0).length,
    needs: Object.fromEntries([...needs].sort(([, a], [, b]) => b - a)),
    listed,
  };
}

const corpus = JSON.parse(readFileSync(file, 'utf8')) as Recorded;
const share = (part: number, all: number) =>
  `${part} of ${all} (${Math.round((100 * part) / all)}%)`;
for (const [name, { files, whole, nothingToCheck, needs }] of Object.entries(corpus)) {
  console.log(
    `${name}: ${share(whole, files)} without manual work, ${share(nothingToCheck, files)} with nothing to check`,
  );
  for (const [rule, count] of Object.entries(needs))
    console.log(`${String(count).padStart(5)}  ${rule}`);
}
