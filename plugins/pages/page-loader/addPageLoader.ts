import { fileURLToPath } from 'node:url';
import type { Rspack, RspackChain } from '@rsbuild/core';
import { assertInternal, rspressInternal } from 'static-pages/build';

type Load = (context: Rspack.LoaderContext, source: string) => string | Promise<string>;

const LOADER = fileURLToPath(new URL('./pageLoader.mjs', import.meta.url));

const MDX_RULE = rspressInternal(
  'a module rule mdx with a branch mdx',
  'dist/node/initRsbuild.js',
  'plugins/pages/page-loader/addPageLoader.ts',
);

/** Lets `load` replace the sources of pages before Rspress compiles them, or add their dependencies. */
export function addPageLoader(chain: RspackChain, name: string, load: Load): void {
  assertInternal(chain.module.rules.has('mdx'), MDX_RULE);
  const { oneOfs } = chain.module.rule('mdx');
  assertInternal(oneOfs.has('mdx'), MDX_RULE);
  oneOfs.get('mdx').use(name).loader(LOADER).options({ load });
}
