import { existsSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { writeSearchIndex } from '../plugins/search-index/writeSearchIndex.ts';

const USAGE = `Writes the search index of a built site anew.

  npx tsx scripts/buildSearchIndex.ts                    the site in doc_build
  npx tsx scripts/buildSearchIndex.ts some/folder        one built elsewhere
  npx tsx scripts/buildSearchIndex.ts --base /docs/      one mounted below its host's root
  npx tsx scripts/buildSearchIndex.ts --without v1       without a top folder, such as a version`;

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
  const directory = args.find((arg, i) => !arg.startsWith('-') && !isValue(i)) ?? 'doc_build';
  if (!existsSync(directory)) {
    console.error(`${directory} does not exist; build the site first, or name its folder.`);
    return 1;
  }
  const values = (flag: string) => args.filter((_, i) => args[i - 1] === flag);
  const files = await writeSearchIndex({
    directory,
    base: values('--base').at(-1) ?? '/',
    without: values('--without'),
  });
  for (const { path, content } of files.slice(0, 20)) {
    console.log(`${String(gzipSync(content).length).padStart(8)} B gzip  ${path}`);
  }
  if (files.length > 20) console.log(`and ${files.length - 20} more`);
  return 0;
}

process.exitCode = await main(process.argv.slice(2));
