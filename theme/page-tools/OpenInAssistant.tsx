import { usePage, withBase, withSiteOrigin } from '@rspress/core/runtime';
import { markdownUrl } from '../../content/routes/pageAssets';
import { useText } from '../i18n/useText';
import { MenuLinks } from '../navigation/link/MenuLinks';
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
  const text = useText();
  const markdown = markdownUrl(page.routePath);
  const question = text.assistantPrompt(withSiteOrigin(withBase(markdown)));
  const links = [
    ...ASSISTANTS.map(({ name, url }) => ({
      text: text.openIn(name),
      href: url + encodeURIComponent(question),
    })),
    { text: text.viewMarkdown, href: markdown },
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
