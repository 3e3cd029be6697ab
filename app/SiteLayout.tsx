import { useLocation, usePage, useSite } from '@rspress/core/runtime';
import { useEffect, useLayoutEffect } from 'react';
import globalParts from 'virtual-global-components';
import { followAppearance, isSwitchable } from '../theme/appearance/appearance';
import { restoreFilter } from '../theme/filter/filterEvents';
import { Layout } from '../theme/layout/Layout';
import { showSidebar } from '../theme/sidebar/sidebarEvents';
import { mountBody, repeatClicks } from './bodyBehaviors';

/** The whole page: the theme's layout, with the behavior of the content. */
export function SiteLayout() {
  const switchable = isSwitchable(useSite().site.themeConfig.darkMode);
  useEffect(() => {
    if (switchable) followAppearance();
  }, [switchable]);
  useEffect(() => {
    // This effect runs after those of the page's parts, some of which close open menus.
    repeatClicks();
    // Only for scripts and tests. A stylesheet that used `data-ready` would restyle the whole page.
    document.documentElement.dataset.ready = '';
  }, []);
  return (
    <>
      <Layout>
        <BodyBehaviors />
      </Layout>
      <GlobalParts />
    </>
  );
}

/** The global UI components, unless the page's front matter turns them off. */
function GlobalParts() {
  const { page } = usePage();
  if (page.frontmatter.globalUIComponents === false) return null;
  return globalParts.map((part, index) => {
    const [Part, props] = Array.isArray(part) ? part : [part, {}];
    // biome-ignore lint/suspicious/noArrayIndexKey: the list comes from the configuration and never changes
    return <Part key={index} {...props} />;
  });
}

/** Mounts the behavior of the page's content. A component, so that its effects run before the layout's. */
function BodyBehaviors() {
  const { page } = usePage();
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other content
  useLayoutEffect(() => {
    showSidebar();
    const body = document.querySelector<HTMLElement>('[data-static=body]');
    return body ? mountBody(body) : undefined;
  }, [page]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each history entry has its own filter text
  useLayoutEffect(restoreFilter, [page, key]);
  return null;
}
