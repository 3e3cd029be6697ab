import type { PathRules } from '../../../content/routes/sitePath.ts';
import { SWITCHES } from '../../../theme/navigation/urlSwitches.ts';
import { STORAGE } from '../../../theme/settings/site.ts';

export interface FirstPaintOptions {
  /** Starts and ends with a slash. */
  base: string;
  rules: PathRules;
  /** Whether the reader can switch between light and dark; otherwise light is forced. */
  switchable: boolean;
  /** Paths of missing counterparts, without base: never redirected to. */
  missing: readonly string[];
}

/** Matches the user agents of search engines, link previews, and audits. */
const CRAWLERS =
  'bot|spider|crawl|slurp|lighthouse|preview|archiver|externalhit|mediapartners|googleother|inspectiontool';

/**
 * The script that runs before the first paint: it marks that scripts run, sets the appearance and the
 * parts that the URL turns off, keeps what's typed for the search before it works, and redirects
 * first-time visitors to their language. Each part has its own `try`, so that blocked storage doesn't
 * affect the others.
 */
export function firstPaintScript(options: FirstPaintOptions): string {
  const parts = [
    appearance(options.switchable),
    switches(),
    fullLayout(),
    earlySearch(),
    validPath(options),
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

/** Disables deferred layout if the page is opened at a hash or a restored scroll position. */
function fullLayout(): string {
  return "if(location.hash||performance.getEntriesByType('navigation')[0].type!=='navigate')d.whole=''";
}

/**
 * Until the page is hydrated, the search's shortcuts and its button open a dialog with a text area, in
 * which all keys and input methods work. `theme/search/earlyQuery.ts` takes over what's typed,
 * including Enter, which is a line break there. `/` counts only where nothing has the focus. It looks
 * like the dialog that follows (`theme/search/SearchDialog.module.css`).
 */
function earlySearch(): string {
  return `function add(parent,tag,part){
var child=document.createElement(tag);child.className='SearchDialog-'+part;parent.append(child);return child
}
var early=add(document.documentElement,'dialog','dialog');
add(add(add(early,'div','bar'),'div','field'),'textarea','input').style='block-size:1lh;resize:none;margin-inline-start:18px;font-family:inherit';
onkeydown=onclick=function(e){
var button=document.querySelector('[aria-keyshortcuts]'),at=e.target,held=e.ctrlKey+e.metaKey+2*e.altKey;
if(button&&(e.key==='k'?held===1:e.key==='/'?!held&&at===document.body:!e.key&&button.contains(at))){
e.preventDefault();early.ariaLabel=button.textContent;early.showModal()}
}`;
}

/**
 * Rspress decodes the path twice: it would throw on invalid percent-encoding before anything works,
 * and cut the path at an encoded `?` or `#`. Both are replaced by the path of the not-found page in
 * their language.
 */
function validPath({ base, rules }: FirstPaintOptions): string {
  return `var a=location.pathname;
try{if(/[?#]/.test(decodeURIComponent(decodeURIComponent(a))))throw a}catch(e){
var x=${json([...rules.versions, ...rules.languages])};
a=a.slice(${base.length}).split('/').slice(0,2).filter(function(y){return x.indexOf(y)>=0});
history.replaceState(null,'',${json(base)}+a.concat('404').join('/')+location.search+location.hash)
}`;
}

/** Redirects once to the same path in the visitor's language; keeps path, query, and hash. */
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

/** JSON that's safe inside a script element. */
function json(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
