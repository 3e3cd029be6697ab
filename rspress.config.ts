import { defineConfig } from '@rspress/core';
import { writtenImages } from './plugins/body-images/writtenImages.ts';
import { configDigest } from './plugins/build-cache/configDigest.ts';
import { firstPaint } from './plugins/first-paint/firstPaint.ts';
import { freshness } from './plugins/freshness/freshness.ts';
import { withoutStockAnchors } from './plugins/heading-anchors/withoutStockAnchors.ts';
import { TRANSFORMERS } from './plugins/highlight/transformers.ts';
import { lastUpdated } from './plugins/last-updated/lastUpdated.ts';
import { licenses } from './plugins/licenses/licenses.ts';
import { markdownTwins } from './plugins/markdown-twins/markdownTwins.ts';
import { ownStyles } from './plugins/own-styles/ownStyles.ts';
import { pageDataPlugin } from './plugins/page-data/pageDataPlugin.ts';
import { pageProblems } from './plugins/page-problems/pageProblems.ts';
import { searchHosted } from './plugins/search-hosted/searchHosted.ts';
import { searchIndex } from './plugins/search-index/searchIndex.ts';
import { securityHeaders } from './plugins/security-headers/securityHeaders.ts';
import { siteSources } from './plugins/security-headers/siteSources.ts';
import { translations } from './plugins/translations/translations.ts';
import { REPOSITORY, SITE_ORIGIN } from './theme/site.ts';
import { LANGUAGES, TEXT } from './theme/text.ts';

export default defineConfig({
  root: 'docs',
  title: TEXT.en.siteTitle,
  description: TEXT.en.siteDescription,
  icon: '/icon.svg',
  siteOrigin: SITE_ORIGIN,
  lang: 'en',
  route: { cleanUrls: true },
  // The theme brings its own of each: see theme/zoom, theme/search, plugins/first-paint.
  mediumZoom: false,
  search: false,
  markdown: {
    link: { checkDeadLinks: true, checkAnchors: true },
    rehypePlugins: [withoutStockAnchors, writtenImages],
    shiki: { transformers: TRANSFORMERS },
  },
  themeConfig: {
    hideNavbar: 'never',
    socialLinks: [
      { icon: 'github', mode: 'link', content: REPOSITORY },
      { icon: 'x', mode: 'link', content: 'https://x.com/rspack_dev' },
      { icon: 'discord', mode: 'link', content: 'https://discord.gg/XsaKEEk4mW' },
    ],
    locales: LANGUAGES.map((lang) => ({
      lang,
      label: TEXT[lang].languageName,
      title: TEXT[lang].siteTitle,
      description: TEXT[lang].siteDescription,
    })),
  },
  plugins: [
    pageDataPlugin(),
    pageProblems(),
    firstPaint(),
    lastUpdated(),
    freshness(),
    markdownTwins(),
    searchIndex(),
    searchHosted({ reportUrl: `${REPOSITORY}/issues/new?title=Documentation+search:+{query}` }),
    translations(),
    configDigest(),
  ],
  builderConfig: {
    plugins: [ownStyles(), licenses(), securityHeaders(siteSources(process.env))],
  },
});
