/** For a theme: links, navigation, static parts, scrolling, and the document's head. */
export { useLocation, usePage } from '@rspress/core/runtime';
export { navigateTo } from './links/navigateTo';
export { RoutedLink } from './links/RoutedLink';
export { reloadOnce } from './load/reloadOnce';
export { type HeadTags, useDocumentHead } from './page/documentHead';
export type { PageData, StaticParts } from './page/loadedPage';
export { usePageStyle } from './page/pageStyle';
export { StaticPart } from './page/StaticPart';
export {
  beforeScroll,
  hashId,
  hashTarget,
  onHashScroll,
  scrollToHash,
} from './scroll/hashTarget';
export { useScrollPosition } from './scroll/useScrollPosition';
export type { IsPage, Parts, Theme } from './theme';
