import { type Address, formatAddress } from '../../../checks/addresses/address.ts';
import { escapeHtml } from '../../../content/escapeHtml.ts';
import { LANGUAGE_TAGS, type Language } from '../../../content/languages.ts';
import { localizedPath } from '../../../content/routes/localizedPath.ts';
import { TEXT } from '../../../theme/i18n/text.ts';
import type { Fragments, MovedPage } from './planRedirects.ts';

/** The parts that turn addresses into URLs of the built site in one language. */
export interface SiteLinks {
  /** Scheme and host of the site; empty if unknown. */
  readonly origin: string;
  /** The site's base path; starts and ends with a slash. */
  readonly base: string;
  readonly language: Language;
}

/** The URL path of an address, such as `/docs/zh/config/test/bail#example`, percent-encoded. */
export function linkTo(address: Address, { base, language }: SiteLinks): string {
  return encodeURI(base.slice(0, -1) + localizedPath(formatAddress(address), language));
}

/**
 * Redirects by the URL's fragment, which servers never see, and keeps the query. The parameters are
 * attributes of the script element, so that the script is the same on all pages and the security policy
 * needs only one hash. `data-moved` maps fragments to targets, `data-to` is the target for all others.
 */
const SCRIPT = `(function(s){
var to=s.dataset.to,moved=new Map(Object.entries(JSON.parse(s.dataset.moved))),here=location.pathname;
function go(){
var hash=location.hash,t;
try{t=moved.get(decodeURIComponent(hash.slice(1)))}catch(e){}
if(t===undefined&&to)t=to.indexOf('#')<0?to+hash:to;
if(t!==undefined&&location.pathname===here)location.replace(t.replace(/#|$/,function(x){return location.search+x}))
}
go();addEventListener('hashchange',go)
})(document.currentScript)`.replaceAll('\n', '');

export interface MoveScript {
  /** The target for other fragments; only for a moved page. */
  readonly to?: string;
  readonly fragments: Fragments;
  /** The route of the page that contains the script. */
  readonly route: string;
}

/** The script element, to insert into the head before any other script. */
export function moveScript({ to, fragments, route }: MoveScript, links: SiteLinks): string {
  const moved = Object.fromEntries(
    [...fragments].map(([id, target]) => [
      id,
      target.route === route ? `#${encodeURI(target.id)}` : linkTo(target, links),
    ]),
  );
  const dataTo = to === undefined ? '' : ` data-to="${escapeHtml(to)}"`;
  return `<script${dataTo} data-moved="${escapeHtml(JSON.stringify(moved))}">${SCRIPT}</script>`;
}

/**
 * The static page at the old path of a moved page. Its script redirects and keeps the fragment; without
 * JavaScript, there's a meta refresh and a link.
 */
export function movedPage(page: MovedPage, links: SiteLinks): string {
  const { language, origin } = links;
  const to = linkTo(page.to, links);
  const canonical = origin + linkTo({ route: page.to.route, id: '' }, links);
  const title = TEXT[language].pageMoved;
  return `<!doctype html>
<html lang="${LANGUAGE_TAGS[language]}">
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
