import type { SocialLink } from '@rspress/core';
import { normalizeImagePath } from '@rspress/core/runtime';
import presetIcons from 'virtual-social-links';
import { useText } from '../i18n/useText';
import { Link } from '../navigation/link/Link';
import { useTrustedHtml } from '../ui/html/useTrustedHtml';
import { Icon } from '../ui/icons/Icon';
import { Disclosure } from '../ui/popup/Disclosure';
import { Tooltip } from '../ui/popup/Tooltip';
import * as styles from './SocialLinks.module.css';
import { socialName, splitSocialLinks } from './socialLinks';

/** At most five links in the bar; further ones in a popup. */
export function SocialLinks({ links }: { links: SocialLink[] }) {
  const text = useText();
  const { shown, overflow } = splitSocialLinks(links);
  if (shown.length === 0) return null;
  const renderItem = (link: SocialLink) => (
    <li key={link.content}>
      <SocialLinkItem link={link} />
    </li>
  );
  return (
    <div className={styles.links}>
      <ul className={styles.list} aria-label={text.socialLinks}>
        {shown.map(renderItem)}
      </ul>
      {overflow.length > 0 ? (
        <Disclosure label={<Icon name="more" />} name={text.moreSocialLinks} plain>
          <ul className={styles.list}>{overflow.map(renderItem)}</ul>
        </Disclosure>
      ) : null}
    </div>
  );
}

/** The icon of a social link: a built-in one by name, or the configured SVG. */
function SocialIcon({ icon }: { icon: SocialLink['icon'] }) {
  const html = useTrustedHtml(typeof icon === 'string' ? (presetIcons[icon] ?? '') : icon.svg);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the svg comes from the site's own settings
  return <span className="social-icon" aria-hidden="true" dangerouslySetInnerHTML={html} />;
}

function Markup({ content }: { content: string }) {
  const html = useTrustedHtml(content);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: markup of the site's own settings
  return <div dangerouslySetInnerHTML={html} />;
}

/** The content of a social link's popup. */
function PopupContent({ link: { mode, content }, name }: { link: SocialLink; name: string }) {
  if (mode === 'text') return <p>{content}</p>;
  if (mode === 'img') return <img src={normalizeImagePath(content)} alt={name} />;
  return <Markup content={content} />;
}

/** A social link by its mode: a link, or a text, image or markup shown in a popup. */
function SocialLinkItem({ link }: { link: SocialLink }) {
  const text = useText();
  const name = socialName(link, text.moreSocialLinks);
  const icon = <SocialIcon icon={link.icon} />;
  if (link.mode !== 'link') {
    return (
      <Disclosure label={icon} name={name} plain>
        <PopupContent link={link} name={name} />
      </Disclosure>
    );
  }
  return (
    <Tooltip text={name}>
      <Link className="icon-button" href={link.content} aria-label={name}>
        {icon}
      </Link>
    </Tooltip>
  );
}
