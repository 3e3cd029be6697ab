import type { RspressPlugin } from '@rspress/core';
import type { Processor } from 'unified';
import type { Manifest } from '../../../checks/examples/manifest.ts';
import { relativePath } from '../../../content/relativePath.ts';
import { parsePageFile } from '../../../content/routes/pageFile.ts';
import { extendFrontMatter } from '../../rspress/extendFrontMatter.ts';
import { FRESHNESS_FIELD, freshnessOf, readManifest } from './pageFreshness.ts';

/** Adds to each page the Rstest version that it was checked with, next to its front matter. */
export function freshness(): RspressPlugin {
  // Passed as an option, so that the build's cache is invalidated when the record changes.
  return {
    name: 'freshness',
    markdown: { remarkPlugins: [[addFreshness, readManifest(process.cwd())]] },
  };
}

function addFreshness(this: Processor, manifest: Manifest | undefined) {
  return extendFrontMatter(this, (frontMatter, file) => {
    const route = parsePageFile(relativePath(process.cwd(), file))?.route;
    const found = route === undefined ? undefined : freshnessOf(manifest, route, frontMatter);
    return found ? { [FRESHNESS_FIELD]: found } : {};
  });
}
