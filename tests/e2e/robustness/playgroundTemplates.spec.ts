import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readTemplates } from '../../../plugins/run/playground/templates.ts';
import { PlaygroundPage } from '../support/playground.ts';
import { open } from '../support/site.ts';
import { FULL } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';
import { writeFiles } from '../support/writeFiles.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** The one that `npm test` tries: it's compiled and has a DOM. */
const FEW = ['react'];

for (const { id, title, files } of readTemplates(ROOT)) {
  test(`the template ${id} gives in the page what it gives on the machine`, {
    tag: FEW.includes(id) ? [] : FULL,
  }, async ({ page }) => {
    const play = new PlaygroundPage(page);
    await open(page, `${play.path}#play=${id}`);
    await expect(play.template(title.en)).toHaveAttribute('aria-current', 'true');
    await expect(play.said).not.toHaveText('');
    const inPage = await play.tests.locator('.run-summary').innerText();

    // Inside the project, so that packages are found.
    const folder = mkdtempSync(path.join(ROOT, '.cache/template-'));
    try {
      writeFiles(
        folder,
        files.en.map((file) => [file.path, file.code]),
      );
      const bin = path.join(ROOT, 'node_modules/@rstest/core/bin/rstest.js');
      const { stdout, status } = spawnSync(process.execPath, [bin, 'run'], {
        cwd: folder,
        encoding: 'utf8',
        env: { ...process.env, FORCE_COLOR: '0', NO_COLOR: '1' },
      });
      expect(status).toBe(0);
      expect(countsOf(stdout)).toEqual(countsOf(inPage));
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
}

/** `Test Files 2 passed` and `Tests 4 passed`, as the terminal and the page print them. */
function countsOf(output: string): string[] {
  const flat = output.replace(/\s+/g, ' ');
  return [/Test Files [^D]*?(?= Tests)/, /Tests [^D]*?(?= Duration)/].map((pattern) => {
    const [found = ''] = pattern.exec(flat) ?? [];
    return found.replace(/ \(.*?\)/g, '');
  });
}
