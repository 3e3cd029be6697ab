import { Link } from '../link/Link';
import styles from './MenuLinks.module.css';
import { Tag } from './Tag';

export interface MenuLink {
  text: string;
  href: string;
  tag?: string;
  /** BCP 47 language of the text and of what it leads to. */
  lang?: string;
  current?: boolean;
}

/** The list of links in a dropdown. */
export function MenuLinks({ links }: { links: MenuLink[] }) {
  return (
    <ul className={styles.list}>
      {links.map(({ text, href, tag, lang, current }) => (
        <li key={href + text}>
          <Link
            className={styles.link}
            href={href}
            lang={lang}
            hrefLang={lang}
            aria-current={current ? 'true' : undefined}
          >
            {text}
            <Tag tag={tag} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
