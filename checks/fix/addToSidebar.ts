import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkUnlisted } from '../../content/navigation/checkNavigation.ts';
import { readPages } from '../../content/readPages.ts';

/** Adds pages that the sidebar doesn't show to the end of the `_meta.json` in their folder. */
export function addToSidebar(root: string, print: (line: string) => void): void {
  for (const { file } of checkUnlisted(root, readPages(root))) {
    const { dir, name } = path.posix.parse(file);
    const list = path.join(root, dir, '_meta.json');
    const entries = JSON.parse(readFileSync(list, 'utf8')) as unknown[];
    writeFileSync(list, `${JSON.stringify([...entries, name], null, 2)}\n`);
    print(`${dir}/_meta.json: "${name}" added at the end; move it to its place in the sidebar.`);
  }
}
