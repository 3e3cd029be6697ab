import type { SwitchLink } from '../language/useSwitchPaths';
import { useText } from '../language/useText';
import { Disclosure } from '../popup/Disclosure';
import { MenuLinks } from '../popup/MenuLinks';

/** The same page of another version; stands only where there is more than one. */
export function VersionMenu({ links }: { links: SwitchLink[] }) {
  const text = useText();
  if (links.length < 2) return null;
  const current = links.find((link) => link.current)?.label ?? '';
  return (
    <Disclosure label={current} name={`${text.versions}: ${current}`}>
      <MenuLinks links={links.map((link) => ({ ...link, text: link.label }))} />
    </Disclosure>
  );
}
