import { useText } from '../i18n/useText';
import { MenuLinks } from '../navigation/link/MenuLinks';
import type { SwitchLink } from '../page/switchLinks';
import { Icon } from '../ui/icons/Icon';
import { Disclosure } from '../ui/popup/Disclosure';

/** Links to the same page in other languages; rendered only if there is more than one. */
export function LanguageMenu({ links }: { links: SwitchLink[] }) {
  const text = useText();
  if (links.length < 2) return null;
  return (
    <Disclosure label={<Icon name="globe" />} name={text.languages} plain>
      <MenuLinks links={links} />
    </Disclosure>
  );
}

/** Links to the same page in other versions; rendered only if there is more than one. */
export function VersionMenu({ links }: { links: SwitchLink[] }) {
  const text = useText();
  if (links.length < 2) return null;
  const current = links.find((link) => link.current)?.text ?? '';
  return (
    <Disclosure label={<span>{current}</span>} name={`${text.versions}: ${current}`}>
      <MenuLinks links={links} />
    </Disclosure>
  );
}
