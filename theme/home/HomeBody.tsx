import { useFrontmatter } from '@rspress/core/runtime';
import type { ReactNode } from 'react';
import type { PageFrontMatter } from '../../content/front-matter/frontMatter';
import { LandingBlock } from '../tool-menu/LandingBlock';
import { Features } from './Features';
import { Hero } from './Hero';
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
