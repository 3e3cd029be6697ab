/**
 * `rspress.config.ts` for Rspress' `--config`, read by tsx with all the plugins that it imports. Rspress
 * reads TypeScript with Babel where Node doesn't by itself: seconds, for as many files as these.
 */
import { register } from 'tsx/esm/api';

const unregister = register();
const { default: config } = await import('../rspress.config.ts');
// What is imported from here on, such as the pages for Rspress to render, is JavaScript.
await unregister();

// biome-ignore lint/style/noDefaultExport: how Rspress finds it
export default config;
