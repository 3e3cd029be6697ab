import { existsSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { OUTPUT_FOLDER } from '../content/outputFolder.ts';
import { searchPages } from '../plugins/search/search-index/searchPages.ts';
import { writeSearchIndex } from '../plugins/search/search-index/writeSearchIndex.ts';

const USAGE = `Writes the search index of the pages in docs.

  npx tsx scripts/buildSearchIndex.ts                into the site in doc_build
  npx tsx scripts/buildSearchIndex.ts some/folder    into a site that was built elsewhere`;

async function main(args: readonly string[]): Promise<number> {
  if (args.includes('--help') || args.includes('-h')) {
    console.log(USAGE);
    return 0;
  }
  const unknown = args.find((arg) => arg.startsWith('-'));
  if (unknown) {
    console.error(`Unknown flag ${unknown}.\n\n${USAGE}`);
    return 1;
  }
  const directory = args[0] ?? OUTPUT_FOLDER;
  if (!existsSync(directory)) {
    console.error(`${directory} does not exist; build the site first, or pass its folder.`);
    return 1;
  }
  const files = await writeSearchIndex(directory, searchPages());
  for (const { name, content } of files.slice(0, 20)) {
    console.log(`${String(gzipSync(content).length).padStart(8)} B gzip  ${name}`);
  }
  if (files.length > 20) console.log(`and ${files.length - 20} more`);
  return 0;
}

process.exitCode = await main(process.argv.slice(2));
