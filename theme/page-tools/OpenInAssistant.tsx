import { usePage, useSite, withBase } from '@rspress/core/runtime';
import { Icon } from '../icons/Icon';
import { useText } from '../language/useText';
import { Disclosure } from '../popup/Disclosure';
import { MenuLinks } from '../popup/MenuLinks';
import { SITE_ORIGIN } from '../site';
import { ASSISTANTS, assistantUrl } from './assistants';
import { markdownUrl } from './markdownUrl';

/** A menu that opens the page's Markdown, plainly or as a question to an assistant. */
export function OpenInAssistant() {
  const { page } = usePage();
  const { site } = useSite();
  const text = useText();
  const path = withBase(markdownUrl(page.routePath));
  const question = text.assistantPrompt(`${site.siteOrigin || SITE_ORIGIN}${path}`);
  const links = [
    ...ASSISTANTS.map(({ name, url }) => ({
      text: text.openIn(name),
      href: assistantUrl(url, question),
    })),

    { text: text.viewMarkdown, href: markdownUrl(page.routePath) },
  ];
  return (
    <Disclosure
      look="chip"
      label={
        <>
          <Icon name="spark" />
          {text.openInAssistant}
        </>
      }
    >
      <MenuLinks links={links} />
    </Disclosure>
  );
}
