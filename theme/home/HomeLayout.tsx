import { Content, useFrontmatter } from '@rspress/core/runtime';
import { SiteFooter } from '../page-tools/SiteFooter';
import { MdxComponents } from '../prose/MdxComponents';
import { LandingBlock } from '../tool-menu/LandingBlock';
import { Features } from './Features';
import { Hero } from './Hero';
import styles from './HomeLayout.module.css';

/** The home page: what it is, how it looks at work, why, and its siblings. */
export function HomeLayout() {
  const { frontmatter } = useFrontmatter();
  return (
    <>
      <main id="content" className={styles.home} tabIndex={-1}>
        <div className={styles.opening}>
          <Hero hero={frontmatter.hero ?? { name: frontmatter.title }} />
          <div className={`prose ${styles.sample}`}>
            <MdxComponents>
              <Content />
            </MdxComponents>
          </div>
        </div>
        <Features features={frontmatter.features ?? []} />
        <LandingBlock />
      </main>
      <footer className={styles.footer} data-part="footer">
        <SiteFooter />
      </footer>
    </>
  );
}
