import { escapeHtml } from '../../../content/escapeHtml.ts';
import type { Fragments } from './planRedirects.ts';
import { linkTo, type SiteLinks } from './siteLinks.ts';

/**
 * Redirects by the URL's fragment, which servers never see. Parameters are attributes of the element,
 * so that the security policy needs only one hash: `data-moved` maps fragments to targets, `data-to`
 * is the target for everything else. The query is kept.
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
    [...fragments].map(([id, now]) => [
      id,
      now.route === route ? `#${encodeURI(now.id)}` : linkTo(now, links),
    ]),
  );
  const attributes = [
    ...(to === undefined ? [] : [` data-to="${escapeHtml(to)}"`]),
    ` data-moved="${escapeHtml(JSON.stringify(moved))}"`,
  ];
  return `<script${attributes.join('')}>${SCRIPT}</script>`;
}
