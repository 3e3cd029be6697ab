import type { SocialLink } from '@rspress/core';
import { normalizeImagePath } from '@rspress/core/runtime';
import { useText } from '../i18n/useText';
import { Link } from '../navigation/link/Link';
import { useTrustedHtml } from '../ui/html/useTrustedHtml';
import { Disclosure } from '../ui/popup/Disclosure';
import { Tooltip } from '../ui/popup/Tooltip';
import { drawingId, socialName } from './socialLinks';

/** The icon of a social link: a built-in one by name (SocialSheet), or the configured SVG. */
function SocialIcon({ icon }: { icon: SocialLink['icon'] }) {
  if (typeof icon === 'string') {
    return (
      <span className="social-icon" aria-hidden="true">
        <svg aria-hidden="true">
          <use href={`#${drawingId(icon)}`} />
        </svg>
      </span>
    );
  }
  return <SvgIcon svg={icon.svg} />;
}

function SvgIcon({ svg }: { svg: string }) {
  const html = useTrustedHtml(svg);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the svg comes from the site's own settings
  return <span className="social-icon" aria-hidden="true" dangerouslySetInnerHTML={html} />;
}

function Markup({ content }: { content: string }) {
  const html = useTrustedHtml(content);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: markup of the site's own settings
  return <div dangerouslySetInnerHTML={html} />;
}

/** What the popup of a social link shows. */
function PopupContent({ link: { mode, content }, name }: { link: SocialLink; name: string }) {
  if (mode === 'text') return <p>{content}</p>;
  if (mode === 'img') return <img src={normalizeImagePath(content)} alt={name} />;
  return <Markup content={content} />;
}

/** A social link by its mode: a link, or a text, image or markup shown in a popup. */
export function SocialLinkItem({ link }: { link: SocialLink }) {
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
