import { useFrontmatter } from '@rspress/core/runtime';
import type { ReactNode } from 'react';
import { usePageStyle } from 'static-pages';
import type { HeroText, PageFrontMatter } from '../../content/front-matter/frontMatter';
import { useLocalizedPath } from '../i18n/paths';
import { Link } from '../navigation/link/Link';
import { LandingBlock } from '../tool-menu/LandingBlock';
import { Features } from './Features';
import stylesheet from './home.css?url';

/** The content of the home page: hero, the page's own text, features, sibling tools. */
export function HomeBody({ children }: { children: ReactNode }) {
  const frontmatter = useFrontmatter().frontmatter as PageFrontMatter;
  usePageStyle(stylesheet);
  return (
    <>
      <div className="home-opening">
        <Hero hero={frontmatter.hero ?? { name: frontmatter.title }} />
        <div className="prose home-text">{children}</div>
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
    <div className="hero">
      <h1 className="hero-title" tabIndex={-1}>
        <span className="hero-name">{hero.name}</span>
        <span>{hero.text}</span>
      </h1>
      {hero.tagline ? <p className="hero-tagline">{hero.tagline}</p> : null}
      <div className="hero-actions">
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
