/**
 * What the site puts in place of Rspress' own parts, by the names under which Rspress looks for
 * them. Everything that isn't named here is Rspress' own.
 */
import './styles/index.css';

export * from '@rspress/core/theme-original';
export { Tab, Tabs } from '../components/Tabs';
export { useThemeState } from './appearance/useThemeState';
export { HomeLayout } from './home/HomeLayout';
export { DocLayout } from './layout/DocLayout';
export { Layout } from './layout/Layout';
export { Root } from './layout/Root';
export { Link } from './link/Link';
export { Nav } from './navbar/Nav';
export { NotFoundLayout } from './not-found/NotFoundLayout';
export { Outline } from './outline/Outline';
export { Overview } from './overview/Overview';
export { Callout } from './prose/Callout';
export { CodeBlock } from './prose/CodeBlock';
export { Sidebar } from './sidebar/Sidebar';
export { ToolMenu } from './tool-menu/ToolMenu';
