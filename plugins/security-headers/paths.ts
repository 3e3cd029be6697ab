import { INDEXES } from '../../theme/settings/search.ts';

/**
 * The folder of worker scripts, separate because they have a different policy. It comes from the names of
 * their chunks, such as `worker/search`.
 */
export const WORKER_FOLDER = 'static/js/worker/';

/** The sandbox document for examples, and its path on hosts that drop the extension. */
export const SANDBOX_DOCUMENT = ['run/frame.html', 'run/frame'] as const;

/** What pages fetch: sets of examples, the sandbox document, and the search index. */
export const FETCHED = ['run/*', `${INDEXES}/*`] as const;

/** The images that other sites show for a shared page. */
export const SHARED_IMAGES = 'share/';

/**
 * The fewest URL patterns that match all pages: for the files `index.html`, `404.html`, and
 * `guide/a.html` these are the root (empty), `index.html`, `404.html`, `404`, and `guide/*`.
 */
export function pagePatterns(files: readonly string[]): string[] {
  const patterns = files.map((file) => {
    const [folder, ...rest] = file.split('/');
    if (rest.length > 0) return [`${folder}/*`];
    return file === 'index.html' ? ['', file] : [file, file.replace(/\.html$/, '')];
  });
  return [...new Set(patterns.flat())].sort();
}
