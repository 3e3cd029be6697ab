import { existsSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { OUTPUT_FOLDER } from '../content/outputFolder.ts';
import { readPageNotes } from '../plugins/search/search-index/pageNotes.ts';
import { writeSearchIndex } from '../plugins/search/search-index/writeSearchIndex.ts';

const USAGE = `Writes the search index of a built site.

  npx tsx scripts/buildSearchIndex.ts                    the site in doc_build
  npx tsx scripts/buildSearchIndex.ts some/folder        a site that was built elsewhere
  npx tsx scripts/buildSearchIndex.ts --base /docs/      a site with this base path
  npx tsx scripts/buildSearchIndex.ts --without v1       exclude a top-level folder, such as a version`;

const FLAGS = ['--base', '--without'];

async function main(args: readonly string[]): Promise<number> {
  if (args.includes('--help') || args.includes('-h')) {
    console.log(USAGE);
    return 0;
  }
  const unknown = args.find((arg) => arg.startsWith('-') && !FLAGS.includes(arg));
  if (unknown) {
    console.error(`Unknown flag ${unknown}.\n\n${USAGE}`);
    return 1;
  }
  const isValue = (i: number) => FLAGS.includes(args[i - 1] ?? '');
  const directory = args.find((arg, i) => !arg.startsWith('-') && !isValue(i)) ?? OUTPUT_FOLDER;
  if (!existsSync(directory)) {
    console.error(`${directory} does not exist; build the site first, or pass its folder.`);
    return 1;
  }
  const values = (flag: string) => args.filter((_, i) => args[i - 1] === flag);
  const files = await writeSearchIndex({
    directory,
    base: values('--base').at(-1) ?? '/',
    without: values('--without'),
    notes: readPageNotes(process.cwd()),
  });
  for (const { name, content } of files.slice(0, 20)) {
    console.log(`${String(gzipSync(content).length).padStart(8)} B gzip  ${name}`);
  }
  if (files.length > 20) console.log(`and ${files.length - 20} more`);
  return 0;
}

process.exitCode = await main(process.argv.slice(2));
