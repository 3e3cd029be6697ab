import { followLinks, ROUTED_LINK } from 'static-pages';
import type { RemovedOption } from '../../content/versions/siteVersions';
import type { VersionText } from '../i18n/text/versionText';
import { button } from './elements';

export interface NoticeContent {
  readonly sentences: readonly string[];
  readonly removed: readonly RemovedOption[];
  /** The URL of the page about the release that removed an option. */
  readonly releaseUrl: (version: string) => string;
  readonly text: VersionText;
  readonly onChange: () => void;
  readonly onDismiss: () => void;
}

let aside: HTMLElement | undefined;

/** Shows what the reader's version means for the page, fixed to the bottom of the window. */
export function showNotice(content: NoticeContent | undefined): void {
  if (!content) {
    aside?.remove();
    aside = undefined;
    return;
  }
  if (!aside) {
    aside = document.createElement('aside');
    aside.className = 'version-notice';
    followLinks(aside);
    document.body.append(aside);
  }
  const { sentences, removed, text } = content;
  aside.setAttribute('aria-label', text.title);
  const words = document.createElement('p');
  words.setAttribute('role', 'status');
  words.append(sentences.join(text.joint));
  for (const option of removed) {
    words.append(text.joint, removedLink(option, content));
  }
  aside.replaceChildren(
    words,
    button('version-action', text.change, content.onChange),
    button('version-action', text.dismiss, content.onDismiss),
  );
}

function removedLink({ name, removed }: RemovedOption, { releaseUrl, text }: NoticeContent) {
  const link = document.createElement('a');
  link.href = releaseUrl(removed);
  link.setAttribute(ROUTED_LINK, '');
  link.textContent = text.removed(name, removed);
  return link;
}
