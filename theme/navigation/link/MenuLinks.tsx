import { Tag } from '../../ui/popup/Tag';
import { Link } from './Link';
import * as styles from './MenuLinks.module.css';

export interface MenuLink {
  text: string;
  href: string;
  tag?: string;
  /** BCP 47 language of the link text and of the linked page. */
  lang?: string;
  current?: boolean;
}

/** The list of links in a dropdown. */
export function MenuLinks({ links }: { links: MenuLink[] }) {
  return (
    <ul className="list">
      {links.map(({ text, href, tag, lang, current }) => (
        <li key={href + text}>
          <Link
            className={styles.link}
            href={href}
            lang={lang}
            hrefLang={lang}
            aria-current={current ? 'true' : undefined}
          >
            <span>{text}</span>
            <Tag tag={tag} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
