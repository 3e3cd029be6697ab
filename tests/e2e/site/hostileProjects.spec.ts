import type { Page } from '@playwright/test';
import { PLAY_PREFIX } from '../../../packages/run-examples/src/limits.ts';
import {
  formatFragment,
  packText,
} from '../../../packages/run-examples/src/view/share/sharedCode.ts';
import { HOSTILE_PROJECTS, SLOW_PROJECTS } from '../support/hostileProjects.ts';
import { PlaygroundPage } from '../support/playground.ts';
import { open } from '../support/site.ts';
import { slowParts } from '../support/slowParts.ts';
import { splitByTag } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

/**
 * Milliseconds within which a reader's key or click has to be answered. Most links take 4, and
 * now and then one takes up to 115 on a busy machine.
 */
const MOST = 200;

for (const { some, tag } of splitByTag(Object.entries(HOSTILE_PROJECTS), 7)) {
  test(`whatever a link to a project holds, the reader gets one message and keeps a project: ${some.length} links`, {
    tag,
  }, async ({ page, browser }) => {
    const play = new PlaygroundPage(page);
    await open(page, `${play.path}#play=typescript`);
    await expect(play.said).toContainText(play.passed(4));
    const slow = await slowParts(browser, page, MOST, new Map(some), async (project, name) => {
      const { json, says } = project;
      await follow(page, json);
      const message = play.root.getByRole('alert').filter({ hasText: play.words[says] });
      await expect(message, name).toHaveCount(1);
      await expect(play.code('test/cart.test.ts'), name).toBeVisible();
      await play.button(play.run.dismiss).click();
    });
    expect(slow).toEqual([]);
    expect(
      await page.evaluate(() => ({ hit: 'hit' in window, polluted: 'polluted' in {} })),
    ).toEqual({
      hit: false,
      polluted: false,
    });
  });
}

for (const { some, tag } of splitByTag(Object.entries(SLOW_PROJECTS), 4)) {
  test(`a project that’s slow to read is read apart from the page, and never runs by itself: ${some.length} projects`, {
    tag,
  }, async ({ page, browser, complaints }) => {
    const play = new PlaygroundPage(page);
    await open(page, `${play.path}#play=typescript`);
    await expect(play.said).toContainText(play.passed(4));
    const slow = await slowParts(browser, page, MOST, new Map(some), async (changes, name) => {
      await follow(page, JSON.stringify(changes));
      await expect(play.root.getByText(play.words.shared), name).toBeVisible();
      await expect(play.tests.getByText(play.words.notRun), name).toBeVisible();
      await play.button(play.run.run).click();
      // It ends, however: with results, or with why there are none.
      await expect(play.said, name).not.toHaveText('', { timeout: 20_000 });
    });
    expect(slow).toEqual([]);
    // The page reports the end of the worker that took too long.
    expect(complaints.splice(0).filter((text) => !text.startsWith('PlanError'))).toEqual([]);
  });
}

let followed = 0;

/** Follows a link to a project. The page would open the same link again as the reader left it. */
async function follow(page: Page, json: string): Promise<void> {
  followed += 1;
  const hash = await hashOf(json + ' '.repeat(followed));
  await page.evaluate((fragment) => location.assign(fragment), hash);
}

async function hashOf(json: string): Promise<string> {
  const shared = { set: 'typescript', version: '1', data: await packText(json) };
  const hash = formatFragment(shared, PLAY_PREFIX);
  if (hash === undefined) throw new Error('The project doesn’t fit into a link.');
  return hash;
}
