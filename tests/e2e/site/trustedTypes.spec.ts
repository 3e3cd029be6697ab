import { type Page, expect as plainExpect } from '@playwright/test';
import { open } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

/** The name of the error that code throws in the page; empty if none. */
function errorOf(page: Page, code: string): Promise<string | undefined> {
  return page.evaluate(async (text) => {
    const run: Record<string, () => unknown> = {
      innerHTML: () => {
        document.createElement('div').innerHTML = '<img src=x onerror="alert(1)">';
      },
      insertAdjacentHTML: () => document.body.insertAdjacentHTML('beforeend', '<p>'),
      DOMParser: () => new DOMParser().parseFromString('<p>', 'text/html'),
      createContextualFragment: () => document.createRange().createContextualFragment('<p>'),
      'script.src': () => {
        document.createElement('script').src = '/static/js/other.js';
      },
      'script.text': () => {
        document.createElement('script').text = 'alert(1)';
      },
      Worker: () => new Worker('/static/js/worker/other.js'),
      'iframe.srcdoc': () => {
        document.createElement('iframe').srcdoc = '<p>';
      },
      onclick: () => document.createElement('a').setAttribute('onclick', 'alert(1)'),
      policy: () => window.trustedTypes?.createPolicy('other', { createHTML: (html) => html }),
      default: () => window.trustedTypes?.createPolicy('default', { createHTML: (html) => html }),
      again: () => window.trustedTypes?.createPolicy('site-html', { createHTML: (html) => html }),
    };
    try {
      run[text]?.();
      return undefined;
    } catch (error) {
      return (error as Error).name;
    }
  }, code);
}

const SINKS = [
  'innerHTML',
  'insertAdjacentHTML',
  'DOMParser',
  'createContextualFragment',
  'script.src',
  'script.text',
  'Worker',
  'iframe.srcdoc',
  'onclick',
];
const POLICIES = ['policy', 'default', 'again'];

for (const path of ['/guide/start/quick-start', '/404-nothing', '/zh/']) {
  test(`no text becomes HTML or a script on ${path}, and no other policy is made`, async ({
    page,
    complaints,
  }) => {
    await open(page, path);
    for (const sink of [...SINKS, ...POLICIES]) {
      expect(await errorOf(page, sink), sink).toBe('TypeError');
    }
    // Each violation is logged to the console.
    await expect.poll(() => complaints.length).toBeGreaterThanOrEqual(SINKS.length);
    const others = complaints.splice(0).filter((text) => !/trusted ?type|Trusted/i.test(text));
    plainExpect(others).toEqual([]);
  });
}
