import { usePage, useSite, withBase } from '@rspress/core/runtime';
import { markdownUrl } from '../../content/routes/pageAssets';
import { useText } from '../i18n/useText';
import { MenuLinks } from '../navigation/link/MenuLinks';
import { SITE_ORIGIN } from '../settings/site';
import { Icon } from '../ui/icons/Icon';
import { Disclosure } from '../ui/popup/Disclosure';

/** AI assistants that accept a prompt in the URL. */
const ASSISTANTS = [
  { name: 'ChatGPT', url: 'https://chatgpt.com/?hints=search&q=' },
  { name: 'Claude', url: 'https://claude.ai/new?q=' },
] as const;

/** A menu that opens the page's Markdown, as is or as a prompt in an AI assistant. */
export function OpenInAssistant() {
  const { page } = usePage();
  const { site } = useSite();
  const text = useText();
  const path = withBase(markdownUrl(page.routePath));
  const question = text.assistantPrompt(`${site.siteOrigin || SITE_ORIGIN}${path}`);
  const links = [
    ...ASSISTANTS.map(({ name, url }) => ({
      text: text.openIn(name),
      href: url + encodeURIComponent(question),
    })),
    { text: text.viewMarkdown, href: markdownUrl(page.routePath) },
  ];
  return (
    <Disclosure
      label={
        <>
          <Icon name="spark" />
          <span>{text.openInAssistant}</span>
        </>
      }
    >
      <MenuLinks links={links} />
    </Disclosure>
  );
}
