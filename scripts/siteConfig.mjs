/**
 * `rspress.config.ts` for Rspress' `--config`, read by tsx with all the plugins that it imports. Rspress
 * reads TypeScript with Babel where Node doesn't by itself: seconds, for as many files as these.
 */
import { tsImport } from 'tsx/esm/api';

const { default: config } = await tsImport('../rspress.config.ts', import.meta.url);

// biome-ignore lint/style/noDefaultExport: how Rspress finds it
export default config;
