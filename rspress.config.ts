import { defineConfig } from '@rspress/core';
import { pluginSandbox } from 'run-examples/build';
import { pluginStaticPages } from 'static-pages/build';
import { DEFAULT_LANGUAGE, LANGUAGES } from './content/languages.ts';
import { markdownUrl, shareImagePath } from './content/routes/pageAssets.ts';
import { diagrams } from './plugins/diagrams/diagramsPlugin.ts';
import { errorFinder } from './plugins/errors/errorFinder.ts';
import { fonts } from './plugins/fonts/fonts.ts';
import { licenses } from './plugins/licenses/licenses.ts';
import { screenshots } from './plugins/markdown/body-images/screenshots.ts';
import { codeAsHtml } from './plugins/markdown/highlight/codeAsHtml.ts';
import { highlight } from './plugins/markdown/highlight/highlight.ts';
import { firstPaint } from './plugins/pages/first-paint/firstPaint.ts';
import {
  datesOfPages,
  factsOfPages,
  freshnessOfPages,
  pageData,
} from './plugins/pages/page-data/pageData.ts';
import { pageProblems } from './plugins/pages/page-problems/pageProblems.ts';
import { pageRecords } from './plugins/pages/page-records/pageRecords.ts';
import { translations } from './plugins/pages/translations/translations.ts';
import { configDigest } from './plugins/rspress/configDigest.ts';
import { headingsOnly } from './plugins/rspress/headingsOnly.ts';
import { siteNavigation } from './plugins/rspress/navigation/siteNavigation.ts';
import { parsedPages } from './plugins/rspress/parsedPages.ts';
import { removeHeadingAnchors } from './plugins/rspress/removeHeadingAnchors.ts';
import { themeStyles } from './plugins/rspress/themeStyles.ts';
import { runSets } from './plugins/run/runSets.ts';
import { docSearchLength } from './plugins/search/docSearchLength.ts';
import { searchHosted } from './plugins/search/search-hosted/searchHosted.ts';
import { searchIndex } from './plugins/search/search-index/searchIndex.ts';
import { traditionalChinese } from './plugins/search/zh/traditionalChinese.ts';
import { securityHeaders } from './plugins/security-headers/securityHeaders.ts';
import { siteSources } from './plugins/security-headers/siteSources.ts';
import { headTags } from './plugins/site/headTags.ts';
import { readSiteUrl } from './plugins/site/readSiteUrl.ts';
import { redirects } from './plugins/site/redirects/redirects.ts';
import { shareImages } from './plugins/site/share-images/shareImages.ts';
import { sitemap } from './plugins/site/sitemap.ts';
import { markdownCopies } from './plugins/text-copies/markdown-copies/markdownCopies.ts';
import { types } from './plugins/types/typesPlugin.ts';
import { TEXT } from './theme/i18n/text.ts';
import { REPOSITORY } from './theme/settings/project.ts';

const { origin, base } = readSiteUrl(process.env);
/** Whether `npm start` builds a preview, which has no share images. */
const isPreview = process.env.PREVIEW === 'on';
const examples = runSets({ base });
const sandbox = pluginSandbox(base);
const search = searchIndex();
const traditional = traditionalChinese();

export default defineConfig({
  root: 'docs',
  title: TEXT[DEFAULT_LANGUAGE].siteTitle,
  description: TEXT[DEFAULT_LANGUAGE].siteDescription,
  icon: '/icon.svg',
  siteOrigin: origin,
  base,
  lang: DEFAULT_LANGUAGE,
  // These folders have projects and data, not pages.
  route: { cleanUrls: true, exclude: ['playground/**', 'data/**'] },
  // Replaced by theme/zoom, theme/search, and plugins/pages/first-paint.
  mediumZoom: false,
  search: false,
  markdown: {
    remarkPlugins: [screenshots],
    rehypePlugins: [removeHeadingAnchors, codeAsHtml],
  },
  themeConfig: {
    hideNavbar: 'never',
    // Other social links are only in the home page's footer, because few readers of a page need them.
    socialLinks: [{ icon: 'github', mode: 'link', content: REPOSITORY }],
    locales: LANGUAGES.map((lang) => ({
      lang,
      label: TEXT[lang].languageName,
      title: TEXT[lang].siteTitle,
      description: TEXT[lang].siteDescription,
    })),
  },
  plugins: [
    pageProblems(),
    parsedPages(),
    examples,
    diagrams(),
    highlight(),
    headingsOnly(),
    siteNavigation({ fallbacks: true }),
    firstPaint(),
    pageData(datesOfPages(), factsOfPages(), freshnessOfPages(examples.counts)),
    markdownCopies(examples.counts),
    errorFinder(),
    headTags({ image: shareImagePath, markdown: markdownUrl }),
    // A preview has a plugin of the same name, because the bundler's cache depends on the names.
    isPreview ? { name: 'share-images' } : shareImages(),
    sitemap(),
    redirects(),
    docSearchLength(),
    search,
    traditional,
    types(search.pages),
    searchHosted({ reportUrl: `${REPOSITORY}/issues/new?title=Documentation+search:+{query}` }),
    translations(),
    pageRecords(),
    pluginStaticPages({ theme: 'app/index.tsx', parts: 'app/parts.tsx' }),
    configDigest(),
  ],
  builderConfig: {
    // To print sizes, Rsbuild would compress about a thousand files. `npm run bench` measures them.
    performance: { printFileSize: false },
    // The data of all pages. Transpiling this module took half of the time until a saved page is shown.
    source: { exclude: [/[\\/]virtual-page-data\.js$/] },
    plugins: [
      themeStyles(),
      fonts(process.cwd()),
      sandbox,
      licenses(() => [...examples.packages(), ...sandbox.packages(), ...traditional.packages()]),
      securityHeaders({ base, ...siteSources(process.env) }),
    ],
  },
});
