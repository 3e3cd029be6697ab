import { useFrontmatter } from '@rspress/core/runtime';
import type { ReactNode } from 'react';
import { LandingBlock } from '../tool-menu/LandingBlock';
import { Features } from './Features';
import { Hero } from './Hero';
import styles from './HomeLayout.module.css';

/** What the home page says: what it is, how it looks at work, why, and its siblings. */
export function HomeBody({ children }: { children: ReactNode }) {
  const { frontmatter } = useFrontmatter();
  return (
    <>
      <div className={styles.opening}>
        <Hero hero={frontmatter.hero ?? { name: frontmatter.title }} />
        <div className={`prose ${styles.sample}`}>{children}</div>
      </div>
      <Features features={frontmatter.features ?? []} />
      <LandingBlock />
    </>
  );
}
