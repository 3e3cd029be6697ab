import type { SocialLink } from '@rspress/core';
import { normalizeImagePath } from '@rspress/core/runtime';
import { useText } from '../language/useText';
import { Link } from '../link/Link';
import { Disclosure } from '../popup/Disclosure';
import { Tooltip } from '../popup/Tooltip';
import { drawingId, socialName } from './socialLinks';

/** The drawing of a social link: one of Rspress' own for a name (SocialSheet), or the configured svg. */
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
  const markup = { __html: icon.svg };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the svg comes from the site's own settings
  return <span className="social-icon" aria-hidden="true" dangerouslySetInnerHTML={markup} />;
}

/** A social link by its mode: a link, or a text, image or markup shown in a popup. */
export function SocialLinkItem({ link }: { link: SocialLink }) {
  const text = useText();
  const { icon, mode, content } = link;
  const name = socialName(link, text.moreSocialLinks);
  switch (mode) {
    case 'text':
      return (
        <Disclosure label={<SocialIcon icon={icon} />} name={name} plain>
          <p>{content}</p>
        </Disclosure>
      );
    case 'img':
      return (
        <Disclosure label={<SocialIcon icon={icon} />} name={name} plain>
          <img src={normalizeImagePath(content)} alt={name} />
        </Disclosure>
      );
    case 'dom':
      return (
        <Disclosure label={<SocialIcon icon={icon} />} name={name} plain>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: markup of the site's own settings */}
          <div dangerouslySetInnerHTML={{ __html: content }} />
        </Disclosure>
      );
    default:
      return (
        <Tooltip text={name}>
          <Link className="icon-button" href={content} aria-label={name}>
            <SocialIcon icon={icon} />
          </Link>
        </Tooltip>
      );
  }
}
