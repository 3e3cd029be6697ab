import type { PathRules } from '../../theme/language/sitePath.ts';
import { SWITCHES } from '../../theme/layout/urlSwitches.ts';
import { STORAGE } from '../../theme/site.ts';

export interface FirstPaintOptions {
  /** Begins and ends with a slash. */
  base: string;
  rules: PathRules;
  /** Whether the reader may choose between light and dark; light is forced otherwise. */
  switchable: boolean;
  /** Paths, without base, at which a page has no twin; nobody is sent there. */
  missing: readonly string[];
}

/** Words in the names under which search engines, link previews and audits come. */
const CRAWLERS =
  'bot|spider|crawl|slurp|lighthouse|preview|archiver|externalhit|mediapartners|googleother|inspectiontool';

/**
 * The script that runs before anything is painted: it marks that scripts run, sets the appearance
 * and what the address switches off, and takes a first-time visitor to his language. Each part
 * stands alone, so that blocked storage takes none of the others with it.
 */
export function firstPaintScript(options: FirstPaintOptions): string {
  const parts = [
    appearance(options.switchable),
    switches(),
    wholeText(),
    readableAddress(options),
    redirect(options),
  ];
  const safe = parts.map((part) => `try{${part.replaceAll('\n', '')}}catch(e){}`).join('');
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

/** Who comes to a place in the page, or back to it, gets its text laid out at once. */
function wholeText(): string {
  return "if(location.hash||performance.getEntriesByType('navigation')[0].type!=='navigate')d.whole=''";
}

/**
 * A path whose percent-encoding is broken is no page, and Rspress, which decodes it twice, would
 * throw before anything works; one with an encoded `?` or `#` it would cut there. Both become the
 * path of the not-found page in their language.
 */
function readableAddress({ base, rules }: FirstPaintOptions): string {
  return `var a=location.pathname;
try{if(/[?#]/.test(decodeURIComponent(decodeURIComponent(a))))throw a}catch(e){
var x=${json([...rules.versions, ...rules.languages])};
a=a.slice(${base.length}).split('/').slice(0,2).filter(function(y){return x.indexOf(y)>=0});
history.replaceState(null,'',${json(base)}+a.concat('404').join('/')+location.search+location.hash)
}`;
}

/** Goes to the same path in the visitor's language once; path, query and hash are kept. */
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
if(n!==f)g.splice(i,1);
if(t!==f)g.splice(i,0,t);
var u=g.join('/').replace(/^\\/+/,'');
if(${json(missing)}.indexOf('/'+u.replace(/\\/$/,''))<0)location.replace(b+u+location.search+location.hash)
}}}`;
}

/** JSON that can stand inside a script element. */
function json(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
