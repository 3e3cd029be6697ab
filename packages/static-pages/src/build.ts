/** The Rspress plugin, and helpers for plugins that depend on Rspress' internals. */
export { withoutInlineScripts } from './build/inlineScripts.ts';
export {
  assertInternal,
  type Internal,
  InternalError,
  rspressInternal,
} from './build/internals.ts';
export { pluginStaticPages, type StaticPagesOptions } from './build/pluginStaticPages.ts';
export { transformVirtualModule } from './build/virtualModules.ts';
