import { SWITCHES } from '../../theme/layout/urlSwitches.ts';
import { STORAGE } from '../../theme/site.ts';

export interface FirstPaintOptions {
  base: string;
  languages: readonly string[];
  defaultLanguage: string;
  versions: readonly string[];
  /** Whether the reader may choose between light and dark; light is forced otherwise. */
  switchable: boolean;
}

const CRAWLERS = 'bot|spider|crawl|slurp|lighthouse|preview';

/**
 * The script that runs before anything is painted: it marks that scripts run, sets the appearance
 * and what the address switches off, and takes a first-time visitor to his language. Each part
 * stands alone, so that blocked storage takes none of the others with it.
 */
export function firstPaintScript(options: FirstPaintOptions): string {
  const parts = [appearance(options.switchable), switches(), redirect(options)];
  const safe = parts.map((part) => `try{${part}}catch(e){}`).join('');
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
d.off=${json(SWITCHES)}.filter(function(p){return q.get(p)==='0'}).join(' ')`.replaceAll('\n', '');
}

/** Goes to the same path in the visitor's language once; path, query and hash are kept. */
function redirect({ base, languages, defaultLanguage, versions }: FirstPaintOptions): string {
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
location.replace(b+g.join('/')+location.search+location.hash)
}}}`.replaceAll('\n', '');
}

/** JSON that can stand inside a script element. */
function json(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
