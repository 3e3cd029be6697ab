import type { Browser } from '@playwright/test';
import { median } from '../median.ts';
import { table } from '../search/table.ts';
import { ACTIONS } from './actions.ts';
import { interactionTime } from './interactionTime.ts';

const ROUNDS = 5;
const HEAD = ['ms to the next frame, at a quarter of the speed', 'median', 'most', 'wanted'];
const WANTED = '≤ 200';

/** How long the page takes to react to what readers do most (INP). */
export async function actionTable(browser: Browser, origin: string): Promise<string> {
  const rows: string[][] = [];
  for (const action of ACTIONS) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      times.push(await interactionTime(browser, origin, action));
    }
    rows.push([
      action.name,
      ...[median(times), Math.max(...times)].map((time) => time.toFixed(0)),
      WANTED,
    ]);
  }
  return table([HEAD, ...rows]);
}
