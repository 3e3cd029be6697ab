import type { Language } from '../../../content/languages.ts';
import { TEXT } from '../../../theme/i18n/text.ts';
import { moveScript } from './moveScript.ts';
import type { MovedPage } from './planRedirects.ts';
import { linkTo, type SiteLinks } from './siteLinks.ts';

/**
 * The static page at the old path of a moved page. The script keeps the fragment; without JavaScript,
 * there's a meta refresh and a link. It has no `main` element, so it isn't indexed for search.
 */
export function movedPage(page: MovedPage, language: Language, links: SiteLinks): string {
  const to = linkTo(page.to, links);
  const canonical = links.origin + linkTo({ route: page.to.route, id: '' }, links);
  const title = TEXT[language].pageMoved;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
${moveScript({ to, fragments: page.fragments, route: page.from }, links)}
<noscript><meta http-equiv="refresh" content="0; url=${to}"></noscript>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<link rel="canonical" href="${canonical}">
<title>${title}</title>
</head>
<body>
<p>${title}: <a href="${to}">${to}</a></p>
</body>
</html>
`;
}
