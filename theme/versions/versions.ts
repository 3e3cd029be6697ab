import { removeBase, withBase } from '@rspress/core/runtime';
import { addStylesheet } from 'static-pages/load';
import data from 'virtual-versions';
import { languagePrefix, localizedPath } from '../../content/routes/localizedPath';
import { documentLanguage } from '../i18n/documentLanguage';
import { VERSION_TEXT } from '../i18n/text/versionText';
import {
  chooseVersion,
  chosenVersion,
  dismissNotice,
  noticeDismissed,
  onVersionChange,
} from './chosenVersion';
import { laterPaths, sinceOfPath } from './laterPaths';
import { listRules } from './listRules';
import { markBody } from './markBody';
import { type NoticeContent, showNotice } from './notice';
import { noticeText } from './noticeText';
import { pageNotes } from './pageNotes';
import { openVersionDialog } from './picker';
import stylesheet from './versions.css?url';

const versions = data?.versions ?? [];
const lists = new CSSStyleSheet();
let unmark = () => {};
let shownBody: Element | null = null;
let started: Promise<void> | undefined;

/** Shows on this page, and on those that follow, what the reader's version lacks. */
export function showVersions(): Promise<void> {
  started ??= start();
  return started;
}

/** Opens the menu of versions. */
export async function openPicker(): Promise<void> {
  await showVersions();
  openVersionDialog({
    versions: versions.toReversed(),
    chosen: chosenVersion(versions),
    text: textOfDocument(),
    onChoice: chooseVersion,
  });
}

/** The version that the page or section at a URL of the site came with, if the reader's is older. */
export function sinceOf(url: string): string | undefined {
  const chosen = chosenVersion(versions);
  if (!data || chosen === undefined) return undefined;
  return sinceOfPath(routeOf(url), laterPaths(data, chosen));
}

async function start(): Promise<void> {
  await addStylesheet(stylesheet);
  document.adoptedStyleSheets.push(lists);
  onVersionChange(show);
  // Each page has a body of its own. The callback runs before the browser paints it.
  new MutationObserver(() => {
    if (bodyOfPage() !== shownBody) show();
  }).observe(document.body, { childList: true, subtree: true });
  show();
}

function show(): void {
  unmark();
  unmark = () => {};
  shownBody = bodyOfPage();
  const chosen = chosenVersion(versions);
  showLists(chosen);
  showNotice(chosen === undefined ? undefined : markPage(chosen));
}

/** Marks what's different on the page. Returns the content of its notice, if it needs one. */
function markPage(chosen: string): NoticeContent | undefined {
  const body = bodyOfPage();
  const route = routeOf(removeBase(window.location.pathname));
  const page = data?.pages[route];
  if (!body || !page) return undefined;
  const text = textOfDocument();
  const notes = pageNotes(page, versions, chosen);
  unmark = markBody(body, notes, chosen, text);
  const sentences = noticeText(notes, route.startsWith('/config/'), text);
  const differs = sentences.length + notes.removed.length > 0;
  if (!differs || noticeDismissed(chosen)) return undefined;
  return {
    sentences: [text.youUse(chosen), ...sentences],
    removed: notes.removed,
    releaseUrl,
    text,
    onChange: () => void openPicker(),
    onDismiss: () => dismissNotice(chosen),
  };
}

function showLists(chosen: string | undefined): void {
  const language = documentLanguage();
  const later = data && chosen !== undefined ? laterPaths(data, chosen) : new Map<string, string>();
  const urls = [...later].map(([route, since]): [string, string] => [
    withBase(localizedPath(route, language)),
    since,
  ]);
  lists.replaceSync(listRules(new Map(urls), textOfDocument().cameWith));
}

function releaseUrl(version: string): string {
  const [major, minor] = version.split('.');
  return withBase(localizedPath(`/guide/releases/v${major}-${minor}`, documentLanguage()));
}

function bodyOfPage(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[data-static=body]');
}

function routeOf(path: string): string {
  return path.slice(languagePrefix(path)?.length ?? 0).replace(/\.html(?=#|$)/, '');
}

function textOfDocument() {
  return VERSION_TEXT[documentLanguage()];
}
