import type { PathRules } from '../../../content/routes/sitePath.ts';
import { SWITCHES } from '../../../theme/navigation/urlSwitches.ts';
import { STORAGE } from '../../../theme/settings/site.ts';
import { isShortcut, leaveToInputMethod } from '../../../theme/ui/keyPress.ts';
import { earlySearch } from './earlySearch.ts';

export interface FirstPaintOptions {
  /** Starts and ends with a slash. */
  base: string;
  rules: PathRules;
  /** Whether the reader can switch between light and dark; otherwise light is forced. */
  switchable: boolean;
  /** Paths without a page (`missingCounterparts`), without base. The script doesn't redirect to them. */
  missing: readonly string[];
}

/** Matches the user agents of search engines, link previews, and audits. */
const CRAWLERS =
  'bot|spider|crawl|slurp|lighthouse|preview|archiver|externalhit|mediapartners|googleother|inspectiontool';

/**
 * The script that runs before the first paint: it marks that scripts run, sets the appearance and the
 * parts that the URL turns off, handles keys and clicks that can't wait for the other scripts, and redirects
 * first-time visitors to their language. To keep pages small, names are letters; `d` is the root element's
 * dataset. Each part has its own `try`, so that blocked storage doesn't affect the others.
 */
export function firstPaintScript(options: FirstPaintOptions): string {
  const parts = [
    appearance(options.switchable),
    switches(),
    fullLayout(),
    keys(),
    clicks(),
    redirect(options),
  ];
  const safe = parts.map((part) => `try{${part.replace(/\n\s*/g, '')}}catch(e){}`).join('');
  return `(function(d){d.js='';${safe}})(document.documentElement.dataset)`;
}

function appearance(switchable: boolean): string {
  if (!switchable) return "d.appearance='light'";
  const stored = `try{c=localStorage.getItem(${json(STORAGE.appearance)})}catch(e){}`;
  const system = "matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light'";
  return `var c;${stored}d.appearance=c==='light'||c==='dark'?c:${system}`;
}

function switches(): string {
  return `var q=new URLSearchParams(location.search);
d.off=${json(SWITCHES)}.filter(function(p){return q.get(p)==='0'}).join(' ')`;
}

/** Disables deferred layout if the page is opened at a hash or a restored scroll position. */
function fullLayout(): string {
  return "if(location.hash||performance.getEntriesByType('navigation')[0].type!=='navigate')d.whole=''";
}

/**
 * Leaves keys to input methods, marks the page while text is composed, and handles the search's keys
 * until the page is hydrated. Removing a field ends a composition without `compositionend`; then the mark
 * is removed when another field gets the focus.
 */
function keys(): string {
  return `addEventListener('keydown',${leaveToInputMethod},true);
function f(){delete d.composing}
addEventListener('compositionstart',function(){d.composing=''},true);
addEventListener('compositionend',f,true);
addEventListener('focusin',f,true);
(${earlySearch})(${isShortcut})`;
}

/** Marks buttons that are clicked before their scripts are loaded: `app/bodyBehaviors.ts` clicks them again. */
function clicks(): string {
  return `document.onclick=function(e){
var b=e.target.closest('button:not([aria-keyshortcuts])');if(b)b.ariaBusy='true'}`;
}

/**
 * Redirects once to the same page in the visitor's language; keeps the query and the hash. `t` is the
 * visitor's language, `n` the page's, `f` the default language, and `g` has the segments of the path.
 * Without storage, there's no redirect, because it would be repeated on each page.
 */
function redirect({ base, rules, missing }: FirstPaintOptions): string {
  const { languages, defaultLanguage, versions } = rules;
  return `var k=${json(STORAGE.visited)},s=localStorage;
if(!s.getItem(k)&&!/${CRAWLERS}/i.test(navigator.userAgent)){
s.setItem(k,'1');
var b=${json(base)},l=${json(languages)},f=${json(defaultLanguage)},v=${json(versions)};
var t=navigator.language.split('-')[0].toLowerCase();
var p=location.pathname;
if(p.indexOf(b)===0&&l.indexOf(t)>=0&&s.getItem(k)){
var g=p.slice(b.length).split('/'),i=v.indexOf(g[0])>=0?1:0,n=l.indexOf(g[i])>=0?g[i]:f;
if(n!==t){
if(g[i]===n)g.splice(i,1);
if(t!==f)g.splice(i,0,t);
var u=g.join('/').replace(/^\\/+/,'');
if(${json(missing)}.indexOf('/'+u.replace(/\\/$/,''))<0)location.replace(b+u+location.search+location.hash)
}}}`;
}

/** JSON that's safe inside a script element. */
function json(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
