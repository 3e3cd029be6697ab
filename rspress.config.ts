import { defineConfig } from '@rspress/core';
import { writtenImages } from './plugins/body-images/writtenImages.ts';
import { configDigest } from './plugins/build-cache/configDigest.ts';
import { MANIFEST } from './plugins/examples/manifest.ts';
import { firstPaint } from './plugins/first-paint/firstPaint.ts';
import { freshness } from './plugins/freshness/freshness.ts';
import { headTags } from './plugins/head-tags/headTags.ts';
import { withoutStockAnchors } from './plugins/heading-anchors/withoutStockAnchors.ts';
import { codeAsHtml } from './plugins/highlight/codeAsHtml.ts';
import { highlight } from './plugins/highlight/highlight.ts';
import { lastUpdated } from './plugins/last-updated/lastUpdated.ts';
import { licenses } from './plugins/licenses/licenses.ts';
import { markdownTwins } from './plugins/markdown-twins/markdownTwins.ts';
import { ownEntries } from './plugins/own-entries/ownEntries.ts';
import { ownRouter } from './plugins/own-router/ownRouter.ts';
import { ownStyles } from './plugins/own-styles/ownStyles.ts';
import { pageDataPlugin } from './plugins/page-data/pageDataPlugin.ts';
import { pageProblems } from './plugins/page-problems/pageProblems.ts';
import { pageRecords } from './plugins/page-records/pageRecords.ts';
import { redirects } from './plugins/redirects/redirects.ts';
import { runSandbox } from './plugins/run-sandbox/runSandbox.ts';
import { runSets } from './plugins/run-sets/runSets.ts';
import { bundledPackages } from './plugins/run-sets/setFiles.ts';
import { saving } from './plugins/saving/saving.ts';
import { searchHosted } from './plugins/search-hosted/searchHosted.ts';
import { searchIndex } from './plugins/search-index/searchIndex.ts';
import { securityHeaders } from './plugins/security-headers/securityHeaders.ts';
import { siteSources } from './plugins/security-headers/siteSources.ts';
import { shareImagePath } from './plugins/share-images/shareImage.ts';
import { shareImages } from './plugins/share-images/shareImages.ts';
import { readSiteUrl } from './plugins/site-url/readSiteUrl.ts';
import { sitemap } from './plugins/sitemap/sitemap.ts';
import { translations } from './plugins/translations/translations.ts';
import { markdownUrl } from './theme/page-tools/markdownUrl.ts';
import { REPOSITORY } from './theme/site.ts';
import { LANGUAGES, TEXT } from './theme/text.ts';

const { origin, base } = readSiteUrl(process.env);
const sandbox = runSandbox({ base });

export default defineConfig({
  root: 'docs',
  title: TEXT.en.siteTitle,
  description: TEXT.en.siteDescription,
  icon: '/icon.svg',
  siteOrigin: origin,
  base,
  lang: 'en',
  route: { cleanUrls: true },
  // The theme brings its own of each: see theme/zoom, theme/search, plugins/first-paint.
  mediumZoom: false,
  search: false,
  markdown: {
    link: { checkDeadLinks: true, checkAnchors: true },
    rehypePlugins: [withoutStockAnchors, writtenImages, codeAsHtml],
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
    runSets({ base, manifest: MANIFEST }),
    highlight(),
    pageProblems(),
    saving(),
    firstPaint(),
    lastUpdated(),
    freshness(),
    markdownTwins(),
    headTags({ image: shareImagePath, markdown: markdownUrl }),
    shareImages(),
    sitemap(),
    redirects({ env: process.env }),
    searchIndex(),
    searchHosted({ reportUrl: `${REPOSITORY}/issues/new?title=Documentation+search:+{query}` }),
    translations(),
    pageRecords(),
    ownEntries(),
    configDigest(),
  ],
  builderConfig: {
    // Of a thousand files, compressed only to say how large they would be: `npm run bench` says more.
    performance: { printFileSize: false },
    plugins: [
      ownRouter(),
      ownStyles(),
      sandbox,
      licenses({ also: () => [...bundledPackages(), ...sandbox.packages()] }),
      securityHeaders({ base, ...siteSources(process.env) }),
    ],
  },
});
