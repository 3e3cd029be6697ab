import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { buildIndex } from 'site-search/build';
import { outputFile, outputFolder } from '../../../content/files.ts';
import { INDEXES, indexFile } from '../../../theme/settings/search.ts';
import { type SearchPage, searchPages } from './searchPages.ts';

export interface SearchIndexPlugin extends RspressPlugin {
  /** The pages that the index has. Throws before Rspress has read the configuration. */
  readonly pages: () => readonly SearchPage[];
}

/**
 * Writes the search index after a production build; the development server makes it when it's
 * requested. If the site has several versions, only the default one is indexed: hits of other versions
 * would mislead readers.
 */
export function searchIndex(): SearchIndexPlugin {
  let read = (): readonly SearchPage[] => {
    throw new Error('The configuration is not known yet.');
  };
  let known: readonly SearchPage[] | undefined;
  const pages = () => {
    known ??= read();
    return known;
  };
  return {
    name: 'search-index',
    pages,
    config(config) {
      const { root, multiVersion } = config;
      const without = multiVersion?.versions.filter((one) => one !== multiVersion.default) ?? [];
      read = () => searchPages({ ...(root !== undefined && { docs: root }), without });
      return config;
    },
    // Not `pages`, which are read once: during development, they change.
    builderConfig: { plugins: [serveIndex(() => indexFiles(read()))] },
    async afterBuild(config, isProd) {
      if (isProd) await writeSearchIndex(outputFolder(config), pages());
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
 * Lets the development server answer requests for the search index. `makeFiles` is called for the
 * first request, and again for the first one after a compilation: a page may have been saved.
 */
function serveIndex(makeFiles: () => readonly IndexFile[]): RsbuildPlugin {
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
          const name = nameOf(url);
          if (name === undefined) return next();
          files ??= new Map(makeFiles().map((file) => [file.name, file.content]));
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

/** The index that a URL is for, with or without the base path: `search/en.json`. */
function nameOf(url: string): string | undefined {
  const [path = ''] = url.split('?', 1);
  const at = path.indexOf(`/${INDEXES}/`);
  return at >= 0 && path.endsWith('.json') ? path.slice(at + 1) : undefined;
}
