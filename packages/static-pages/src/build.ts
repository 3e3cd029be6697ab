/** The Rspress plugin, and helpers for plugins that depend on Rspress' internals. */
export {
  assertInternal,
  type Internal,
  rspressInternal,
  transformVirtualModule,
  withoutInlineScripts,
} from './build/internals.ts';
export { pluginStaticPages, type StaticPagesOptions } from './build/pluginStaticPages.ts';
