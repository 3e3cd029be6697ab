import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { diagramImages } from './diagramImages.ts';
import { type DiagramFile, drawDiagrams, FOLDER } from './diagrams.ts';

/**
 * Draws the diagrams that pages show as images, such as `![…](/diagrams/run.en.svg)`, in
 * development too.
 */
export function diagramsPlugin(): RspressPlugin {
  const files = drawDiagrams();
  return {
    name: 'diagrams',
    markdown: { remarkPlugins: [[diagramImages, files]] },
    config: ({ markdown = {}, ...config }) => ({
      ...config,
      markdown: {
        ...markdown,
        image: {
          ...markdown.image,
          // They aren't in the public folder; `diagramImages` reports unknown ones.
          checkDeadImages: { excludes: (url) => url.startsWith(FOLDER) },
        },
      },
    }),
    builderConfig: { plugins: [emit(files)] },
  };
}

function emit(files: ReadonlyMap<string, DiagramFile>): RsbuildPlugin {
  return {
    name: 'diagrams',
    setup(api) {
      api.processAssets(
        { stage: 'additional', environments: ['web'] },
        ({ compilation, sources: { RawSource } }) => {
          for (const [url, { svg }] of files) {
            compilation.emitAsset(url.slice(1), new RawSource(svg));
          }
        },
      );
    },
  };
}
