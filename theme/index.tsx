/**
 * The theme's replacements for Rspress' components, under the names that pages and Rspress plugins
 * import. The app itself starts in app/.
 */
import './styles/index.css';

export * from '@rspress/core/theme-original';
export { HomeLayout } from './home/HomeLayout';
export { DocLayout } from './layout/DocLayout';
export { Layout } from './layout/Layout';
export { Nav } from './navbar/Nav';
export { Link } from './navigation/link/Link';
export { NotFoundLayout } from './not-found/NotFoundLayout';
export { Outline } from './outline/Outline';
export { Overview } from './overview/Overview';
export { Callout } from './prose/Callout';
export { CodeBlock } from './prose/CodeBlock';
export { Sidebar } from './sidebar/Sidebar';
export { ToolMenu } from './tool-menu/ToolMenu';
