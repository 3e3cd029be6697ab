import type { Fragments } from './planRedirects.ts';
import { linkTo, type SiteLinks } from './siteLinks.ts';

/**
 * Sends a reader on by the fragment of the address, which servers never see. What differs between
 * pages stands in attributes of the element: the policy then needs one hash for all of them.
 * `data-moved` holds the fragments, `data-to` where everything else goes. The query is kept.
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
  /** The route on which the script stands, and where everything else goes: a moved page only. */
  readonly to?: string;
  readonly fragments: Fragments;
  /** The page that the script stands on. */
  readonly route: string;
}

/** The element, for the head of a page and before any other script. */
export function moveScript({ to, fragments, route }: MoveScript, links: SiteLinks): string {
  const moved = Object.fromEntries(
    [...fragments].map(([id, now]) => [
      id,
      now.route === route ? `#${encodeURI(now.id)}` : linkTo(now, links),
    ]),
  );
  const attributes = [
    ...(to === undefined ? [] : [` data-to='${escaped(to)}'`]),
    ` data-moved='${escaped(JSON.stringify(moved))}'`,
  ];
  return `<script${attributes.join('')}>${SCRIPT}</script>`;
}

/** For an attribute in single quotes: JSON has double ones. */
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll("'", '&#39;').replaceAll('<', '&lt;');
}
