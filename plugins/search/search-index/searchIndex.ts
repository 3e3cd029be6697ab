import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { buildIndex } from 'site-search/build';
import { outputFile, outputFolder } from '../../../content/files.ts';
import { INDEXES, indexFile } from '../../../theme/settings/search.ts';
import { type SearchPage, searchPages } from './searchPages.ts';

export interface SearchIndexPlugin extends RspressPlugin {
  /** The indexed pages, which are read once. Throws before Rspress has read the configuration. */
  readonly pages: () => readonly SearchPage[];
}

/**
 * Writes the search index after a production build; the development server builds the index on request.
 * If the site has several versions, only the default one is indexed: hits of other versions would
 * mislead readers.
 */
export function searchIndex(): SearchIndexPlugin {
  let read = (): readonly SearchPage[] => {
    throw new Error('The configuration is not known yet.');
  };
  let builtPages: readonly SearchPage[] | undefined;
  const pages = () => {
    builtPages ??= read();
    return builtPages;
  };
  return {
    name: 'search-index',
    pages,
    config(config) {
      const { root, multiVersion } = config;
      const { versions = [], default: indexed } = multiVersion ?? {};
      const excluded = versions.filter((version) => version !== indexed);
      read = () => searchPages({ ...(root !== undefined && { docs: root }), excluded });
      return config;
    },
    // Reads the pages each time, because they change during development.
    builderConfig: { plugins: [serveIndex(() => indexFiles(read()))] },
    async afterBuild(config, isProduction) {
      if (isProduction) await writeSearchIndex(outputFolder(config), pages());
    },
  };
}

/** The index of a language. */
export interface IndexFile {
  /** The path from the site's root. */
  readonly name: string;
  readonly content: string;
}

/** Writes the indexes of all languages into the folder of a built site, replacing earlier ones. */
export async function writeSearchIndex(
  directory: string,
  pages: readonly SearchPage[],
): Promise<IndexFile[]> {
  if (pages.length === 0) throw new Error('There are no pages to index.');
  const files = indexFiles(pages);
  await rm(path.join(directory, INDEXES), { recursive: true, force: true });
  await Promise.all(
    files.map(({ name, content }) => outputFile(path.join(directory, name), content)),
  );
  return files;
}

function indexFiles(pages: readonly SearchPage[]): IndexFile[] {
  const languages = [...new Set(pages.map(({ language }) => language))];
  return languages.map((language) => ({
    name: indexFile(language),
    content: buildIndex(pages.filter((page) => page.language === language)),
  }));
}

/**
 * Lets the development server respond to requests for the search index. `buildFiles` is called for the
 * first request after each compilation, because pages may have changed.
 */
function serveIndex(buildFiles: () => readonly IndexFile[]): RsbuildPlugin {
  let files: ReadonlyMap<string, string> | undefined;
  return {
    name: 'serve-index',
    apply: 'serve',
    setup(api) {
      api.onAfterDevCompile(() => {
        files = undefined;
      });
      api.onBeforeStartDevServer(({ server }) => {
        server.middlewares.use(({ url = '' }, response, next) => {
          const name = indexName(url);
          if (name === undefined) return next();
          files ??= new Map(buildFiles().map((file) => [file.name, file.content]));
          const content = files.get(name);
          response.statusCode = content === undefined ? 404 : 200;
          response.setHeader('Content-Type', 'application/json');
          response.setHeader('Cache-Control', 'no-cache');
          response.end(content);
        });
      });
    },
  };
}

/** The name of the index at a URL, such as `search/en.json`, without the site's base path. */
function indexName(url: string): string | undefined {
  const [path = ''] = url.split('?', 1);
  const start = path.indexOf(`/${INDEXES}/`);
  return start >= 0 && path.endsWith('.json') ? path.slice(start + 1) : undefined;
}
