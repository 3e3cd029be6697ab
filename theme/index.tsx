/**
 * What the site puts in place of Rspress' own parts, by the names under which a page or a plugin
 * of Rspress may look for them. The site itself starts in theme/entry.
 */
import './styles/index.css';

export * from '@rspress/core/theme-original';
export { Tab, Tabs } from '../components/Tabs';
export { useThemeState } from './appearance/useThemeState';
export { HomeLayout } from './home/HomeLayout';
export { DocLayout } from './layout/DocLayout';
export { Layout } from './layout/Layout';
export { Link } from './link/Link';
export { Nav } from './navbar/Nav';
export { NotFoundLayout } from './not-found/NotFoundLayout';
export { Outline } from './outline/Outline';
export { Overview } from './overview/Overview';
export { Callout } from './prose/Callout';
export { CodeBlock } from './prose/CodeBlock';
export { Sidebar } from './sidebar/Sidebar';
export { ToolMenu } from './tool-menu/ToolMenu';
