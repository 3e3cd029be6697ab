import { useFrontmatter } from '@rspress/core/runtime';
import type { ReactNode } from 'react';
import type { HeroText, PageFrontMatter } from '../../content/front-matter/frontMatter';
import { useLocalizedPath } from '../i18n/paths';
import { Link } from '../navigation/link/Link';
import { LandingBlock } from '../tool-menu/LandingBlock';
import { Features } from './Features';
import * as heroStyles from './Hero.module.css';
import * as styles from './HomeLayout.module.css';

/** The content of the home page: hero, the page's own text, features, sibling tools. */
export function HomeBody({ children }: { children: ReactNode }) {
  const frontmatter = useFrontmatter().frontmatter as PageFrontMatter;
  return (
    <>
      <div className={styles.opening}>
        <Hero hero={frontmatter.hero ?? { name: frontmatter.title }} />
        <div className={`prose ${styles.text}`}>{children}</div>
      </div>
      <Features features={frontmatter.features ?? []} />
      <LandingBlock />
    </>
  );
}

/** The tagline of the home page and its first links. */
function Hero({ hero }: { hero: HeroText }) {
  const localized = useLocalizedPath();
  return (
    <div className={heroStyles.hero}>
      <h1 className={heroStyles.title} tabIndex={-1}>
        <span className={heroStyles.name}>{hero.name}</span>
        <span>{hero.text}</span>
      </h1>
      {hero.tagline ? <p className={heroStyles.tagline}>{hero.tagline}</p> : null}
      <div className={heroStyles.actions}>
        {(hero.actions ?? []).map((action) => (
          <Link
            key={action.link}
            className="button"
            data-look={action.theme}
            href={localized(action.link)}
          >
            {action.text}
          </Link>
        ))}
      </div>
    </div>
  );
}
