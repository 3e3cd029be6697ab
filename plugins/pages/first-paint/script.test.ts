import { describe, expect, test } from 'vitest';
import { runScript } from '../../../tests/support/plugins/pages/first-paint/runScript.ts';
import { STORAGE } from '../../../theme/settings/site.ts';
import { firstPaintScript } from './script.ts';

const stored = (value: string) => ({ [STORAGE.appearance]: value });

test.each([
  ['/guide', 'navigate', undefined],
  ['/guide#retry', 'navigate', ''],
  ['/guide', 'reload', ''],
  ['/guide', 'back_forward', ''],
] as const)('deferred layout when opening %s (%s)', (at, navigation, whole) => {
  expect(runScript({ at, navigation }).data.whole).toBe(whole);
});

describe('appearance', () => {
  test.each([
    ['light', true, 'light'],
    ['dark', false, 'dark'],
    ['auto', true, 'dark'],
    ['auto', false, 'light'],
    ['DARK', false, 'light'],
    ['sepia', true, 'dark'],
    ['', true, 'dark'],
    ['{"theme":"dark"}', false, 'light'],
  ])('stored %j on a system that is dark (%s) is %s', (value, systemIsDark, shown) => {
    const { data } = runScript({ at: '/', systemIsDark, stored: stored(value) });
    expect(data.appearance).toBe(shown);
  });

  test.each([
    [true, 'dark'],
    [false, 'light'],
  ])('nothing stored, or storage blocked, follows the system (dark: %s)', (systemIsDark, shown) => {
    expect(runScript({ at: '/', systemIsDark }).data.appearance).toBe(shown);
    expect(runScript({ at: '/', systemIsDark, storage: 'blocked' }).data.appearance).toBe(shown);
  });

  test('the site is light if switching is turned off', () => {
    const visitor = { at: '/', systemIsDark: true, stored: stored('dark') };
    expect(runScript(visitor, { switchable: false }).data.appearance).toBe('light');
  });
});

test.each([
  ['/', ''],
  ['/?navbar=0&footer=0', 'navbar footer'],
  ['/?sidebar=0&outline=0&navbar=1', 'sidebar outline'],
])('%s switches off “%s”, also where storage is blocked', (at, off) => {
  expect(runScript({ at }).data).toMatchObject({ js: '', off });
  expect(runScript({ at, storage: 'blocked' }).data).toMatchObject({ js: '', off });
});

describe('language', () => {
  test.each([
    ['/', 'zh-CN', '/zh/'],
    ['/guide/start/?x=1#a', 'zh-TW', '/zh/guide/start/?x=1#a'],
    ['/guide', 'zh-HK', '/zh/guide'],
    ['/guide', 'zh-Hant-TW', '/zh/guide'],
    ['/guide', 'ZH-hant', '/zh/guide'],
    ['/guide', 'ZH', '/zh/guide'],
    ['/zh/guide?x#y', 'en-GB', '/guide?x#y'],
    ['/zh', 'en-GB', '/'],
    ['/v1/guide', 'zh-CN', '/v1/zh/guide'],
    ['/v1/zh/guide', 'en-US', '/v1/guide'],
    ['/v1/', 'zh', '/v1/zh/'],
    ['/en/guide?x#y', 'zh-CN', '/zh/guide?x#y'],
    ['/v1/en/guide', 'zh-CN', '/v1/zh/guide'],
    ['/en/guide', 'en-US', undefined],
    ['/guide', 'en-US', undefined],
    ['/zh/guide', 'zh-CN', undefined],
    ['/guide', 'fr-FR', undefined],
    ['/zh/guide', 'fr-FR', undefined],
    ['/zhuyin', 'en-US', undefined],
  ])('a first visit to %s in %s goes to %s', (at, language, target) => {
    const outcome = runScript({ at, language });
    expect(outcome.target).toBe(target);
    expect(outcome.stored[STORAGE.visited]).toBe('1');
  });

  test('a second visit is not redirected', () => {
    const { stored: after } = runScript({ at: '/', language: 'zh-CN' });
    expect(runScript({ at: '/', language: 'zh-CN', stored: after }).target).toBeUndefined();
  });

  test.each(['blocked', 'deaf'] as const)(
    'with %s storage there is no redirect loop',
    (storage) => {
      expect(runScript({ at: '/', language: 'zh-CN', storage }).target).toBeUndefined();
    },
  );

  test.each([
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
    'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)',
    'Mozilla/5.0 (compatible; Yahoo! Slurp)',
    'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Chrome-Lighthouse',
    'Mozilla/5.0 (X11; Linux x86_64; Storebot-Google/1.0)',
    'Mozilla/5.0 (compatible; Google-InspectionTool/1.0;)',
    'GoogleOther',
    'Mediapartners-Google',
    'facebookexternalhit/1.1',
    'ia_archiver',
    'Mozilla/5.0 (compatible; GPTBot/1.2)',
  ])('bots are never redirected: %s', (userAgent) => {
    const outcome = runScript({ at: '/', language: 'zh-CN', userAgent });
    expect(outcome.target).toBeUndefined();
    expect(outcome.stored).toEqual({});
  });

  test.each([
    ['/docs/', '/docs/zh/'],
    ['/docs/guide?x#y', '/docs/zh/guide?x#y'],
    ['/docs/v1/guide', '/docs/v1/zh/guide'],
    ['/elsewhere/', undefined],
    ['/docs', undefined],
  ])('below the base /docs/: %s goes to %s', (at, target) => {
    expect(runScript({ at, language: 'zh-CN' }, { base: '/docs/' }).target).toBe(target);
  });

  test.each([
    ['/only', undefined],
    ['/only/', undefined],
    ['/only?x=1#a', undefined],
    ['/v1/only', '/v1/zh/only'],
    ['/on', '/zh/on'],
  ])('a page without a counterpart isn’t left: from %s to %s', (at, target) => {
    expect(runScript({ at, language: 'zh-CN' }, { missing: ['/zh/only'] }).target).toBe(target);
  });

  test.each([
    ['/zh//evil.example/x', 'en-US', '/evil.example/x'],
    ['/zh///evil.example', 'en-US', '/evil.example'],
    ['/v1/zh//evil.example', 'en-US', '/v1//evil.example'],
  ])('the target of %s is never another site', (at, language, target) => {
    const outcome = runScript({ at, language });
    expect(outcome.target).toBe(target);
    expect(new URL(outcome.target ?? '', 'https://site.example').host).toBe('site.example');
  });
});

test('the script can be inlined: no markup in it, one line', () => {
  const script = firstPaintScript({
    base: '/</script>/',
    rules: { languages: ['</script>'], defaultLanguage: 'en', versions: [], defaultVersion: '' },
    switchable: true,
    missing: ['/</script>'],
  });
  expect(script).not.toContain('</');
  expect(script).not.toContain('\n');
});
