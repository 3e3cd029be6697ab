import { expect, test } from 'vitest';
import { markdownUrl } from '../../content/routes/pageAssets.ts';
import { copyShortcut } from '../ui/clipboard/copyText.ts';
import { pageTitle } from './pageTitle.ts';

test.each([
  [{ pageType: 'doc', title: 'bail', siteTitle: 'Rstest' }, 'bail - Rstest'],
  [{ pageType: 'doc', title: 'bail', siteTitle: 'Rstest', suffix: '| Docs' }, 'bail | Docs'],
  [{ pageType: 'doc', title: 'bail', siteTitle: 'Rstest', suffix: '' }, 'bail'],
  [
    {
      pageType: 'doc',
      title: 'bail',
      siteTitle: 'Rstest',
      path: '/zh/config/bail',
      section: '配置',
    },
    'bail - 配置 - Rstest',
  ],
  [
    { pageType: 'doc', title: 'Hooks', siteTitle: 'Rstest', path: '/api/hooks', section: 'API' },
    'Hooks - Rstest',
  ],
  [{ pageType: 'doc', title: '', siteTitle: 'Rstest' }, 'Rstest'],
  [{ pageType: 'home', title: 'Rstest', siteTitle: 'Rstest' }, 'Rstest'],
  [{ pageType: '404', title: '', siteTitle: 'Rstest' }, '404'],
])('title of %o', (parts, title) => {
  expect(pageTitle(parts)).toBe(title);
});

test.each([
  ['/', '/index.md'],
  ['/zh/', '/zh/index.md'],
  ['/guide/start/', '/guide/start/index.md'],
  ['/config/test/bail', '/config/test/bail.md'],
])('the Markdown of %s is %s', (route, url) => {
  expect(markdownUrl(route)).toBe(url);
});

test.each([
  ['MacIntel', '⌘C'],
  ['Linux x86_64', 'Ctrl+C'],
  ['Win32', 'Ctrl+C'],
])('on %s one copies with %s', (platform, shortcut) => {
  expect(copyShortcut(platform)).toBe(shortcut);
});
