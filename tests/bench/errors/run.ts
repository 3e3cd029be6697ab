import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { errorIndex } from '../../../checks/errors/errorIndex.ts';
import { readRecord } from '../../../checks/errors/errorRecord.ts';
import { readQuotes } from '../../../checks/errors/readQuotes.ts';
import { LANGUAGES } from '../../../content/languages.ts';
import { readPages } from '../../../content/readPages.ts';
import { CASES } from './cases.ts';
import { errorFigures } from './errorFigures.ts';
import { produceOutputs } from './produceOutputs.ts';

/*
 * Looks up the outputs of broken projects in the error finder.
 *
 *   npm run bench:errors              # the shares that lead to the right section
 *   npm run bench:errors -- --tuning  # only the half for tuning, with what's wrong
 *   npm run bench:errors -- --write   # runs the projects again and records what they print
 */
const root = path.resolve(import.meta.dirname, '../../..');
const file = path.join(import.meta.dirname, 'outputs.json');
const isTuning = process.argv.includes('--tuning');

if (process.argv.includes('--write')) {
  writeFileSync(file, `${JSON.stringify(await produceOutputs(root, CASES), undefined, 1)}\n`);
}
const outputs = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
const pages = readPages(root).map(readQuotes);
const record = readRecord(root);
const halves = {
  tuning: CASES.filter((_, at) => at % 2 === 0),
  'held out': CASES.filter((_, at) => at % 2 === 1),
};

for (const language of LANGUAGES) {
  const index = errorIndex(pages, language, record);
  for (const [half, cases] of Object.entries(halves)) {
    if (isTuning && half !== 'tuning') continue;
    const { count, top1, top3, missed } = errorFigures(cases, outputs, index);
    const share = (part: number) => `${((part / count) * 100).toFixed(1)}%`;
    console.log(
      `${language}, ${half}: ${count} outputs, ${share(top1)} first, ${share(top3)} in the first three`,
    );
    if (isTuning) for (const line of missed) console.log(`  ${line}`);
  }
}
