import path from 'node:path';
import { publishSite } from '../plugins/search/search-hosted/publishSite.ts';

const USAGE = `Updates the hosted search indexes with the pages of the site.

  npm run search:publish                        shows what the indexes would have
  npm run search:publish -- --write             replaces the indexes
  npm run search:publish -- [--write] folder    for another folder than docs

Environment: DOCSEARCH_APP_ID, DOCSEARCH_INDEX (rstest_{lang}), and DOCSEARCH_ADMIN_KEY,
a key that can edit the indexes and their settings.`;

async function main(args: readonly string[]): Promise<number> {
  if (args.includes('--help') || args.includes('-h')) {
    console.log(USAGE);
    return 0;
  }
  const folders = args.filter((arg) => !arg.startsWith('-'));
  const unknown = args.find((arg) => arg.startsWith('-') && arg !== '--write');
  if (unknown || folders.length > 1) {
    console.error(`${unknown ? `Unknown flag ${unknown}` : 'More than one folder'}.\n\n${USAGE}`);
    return 1;
  }
  try {
    await publishSite({
      docs: path.resolve(folders[0] ?? 'docs'),
      env: process.env,
      write: args.includes('--write'),
      log: (line) => console.log(line),
    });
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
}

process.exitCode = await main(process.argv.slice(2));
