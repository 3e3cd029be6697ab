/** Where the scripts of workers are, in a folder of their own because they have another policy. */
export const WORKERS = 'static/worker/';

/** `new Worker` gives its chunk a name that begins so: `worker-search`. */
export const WORKER_CHUNK = /^worker-/;

/** The document in which examples run, and its address on hosts that take the ending away. */
export const FRAME = ['run/frame.html', 'run/frame'] as const;

/**
 * The addresses of pages, as few as name them all: of the files `index.html`, `404.html` and
 * `guide/a.html` these are the site's root, `404.html`, `404`, and `guide/` with all below.
 */
export function pagePatterns(files: readonly string[]): string[] {
  const patterns = files.map((file) => {
    const [folder, ...rest] = file.split('/');
    if (rest.length > 0) return [`${folder}/*`];
    return file === 'index.html' ? ['', file] : [file, file.replace(/\.html$/, '')];
  });
  return [...new Set(patterns.flat())].sort();
}
