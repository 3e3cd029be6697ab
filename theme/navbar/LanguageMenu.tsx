import { Icon } from '../icons/Icon';
import type { SwitchLink } from '../language/useSwitchPaths';
import { useText } from '../language/useText';
import { Disclosure } from '../popup/Disclosure';
import { MenuLinks } from '../popup/MenuLinks';

/** The same page in another language; stands only where there is more than one. */
export function LanguageMenu({ links }: { links: SwitchLink[] }) {
  const text = useText();
  if (links.length < 2) return null;
  return (
    <Disclosure label={<Icon name="globe" />} name={text.languages} plain>
      <MenuLinks links={links.map((link) => ({ ...link, text: link.label, lang: link.value }))} />
    </Disclosure>
  );
}
