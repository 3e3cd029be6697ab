import type { SocialLink } from '@rspress/core';
import { useText } from '../i18n/useText';
import { Icon } from '../ui/icons/Icon';
import { Disclosure } from '../ui/popup/Disclosure';
import { SocialLinkItem } from './SocialLinkItem';
import * as styles from './SocialLinks.module.css';
import { splitSocialLinks } from './socialLinks';

/** At most five links in the bar; the rest in a popup. */
export function SocialLinks({ links }: { links: SocialLink[] }) {
  const text = useText();
  const { shown, more } = splitSocialLinks(links);
  if (shown.length === 0) return null;
  return (
    <div className={styles.links}>
      <ul className={styles.list} aria-label={text.socialLinks}>
        {shown.map((link) => (
          <li key={link.content}>
            <SocialLinkItem link={link} />
          </li>
        ))}
      </ul>
      {more.length > 0 ? (
        <Disclosure label={<Icon name="more" />} name={text.moreSocialLinks} plain>
          <ul className={styles.list}>
            {more.map((link) => (
              <li key={link.content}>
                <SocialLinkItem link={link} />
              </li>
            ))}
          </ul>
        </Disclosure>
      ) : null}
    </div>
  );
}
