import { INDEXES } from '../../theme/settings/search.ts';

export type Header = readonly [name: string, value: string];

/** The headers of every response, including scripts and images. */
export const HEADERS: readonly Header[] = [['X-Content-Type-Options', 'nosniff']];

const PERMISSIONS: Header = [
  'Permissions-Policy',
  'accelerometer=(), camera=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()',
];

/** Prevents embedding in other sites. Not set for share images, which are made for other sites. */
export const SAME_ORIGIN: Header = ['Cross-Origin-Resource-Policy', 'same-origin'];

/** The headers of pages in addition to the policy. */
export const PAGE_HEADERS: readonly Header[] = [
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  PERMISSIONS,
  // For browsers that don't support `frame-ancestors`.
  ['X-Frame-Options', 'DENY'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  SAME_ORIGIN,
];

/**
 * The headers of the sandbox document: only the site's pages can embed it, and it has an opaque
 * origin even if it's opened directly. The policy in the document itself says what it may load.
 */
export const FRAME_HEADERS: readonly Header[] = [
  ['Content-Security-Policy', "sandbox allow-scripts; frame-ancestors 'self'"],
  ['Referrer-Policy', 'no-referrer'],
  PERMISSIONS,
  ['X-Frame-Options', 'SAMEORIGIN'],
];

/** Files with a content hash in their name never change; all others are revalidated. */
export const CACHE = {
  hashed: 'public, max-age=31536000, immutable',
  page: 'no-cache',
} as const;

/**
 * The folder of worker scripts, which have a different policy. It's part of the names of their chunks, such
 * as `worker/search`.
 */
export const WORKER_FOLDER = 'static/js/worker/';

/** The sandbox document for examples, and its path on hosts that drop the extension. */
export const SANDBOX_DOCUMENT = ['run/frame.html', 'run/frame'] as const;

/** The URL patterns of files that pages fetch: examples, the sandbox document, and the search index. */
export const FETCHED = ['run/*', `${INDEXES}/*`] as const;

/** The folder of the images that other sites show for a shared page. */
export const SHARED_IMAGES = 'share/';

/**
 * The fewest URL patterns that match all pages: for the files `index.html`, `404.html`, and
 * `guide/a.html` these are the root (empty), `index.html`, `404.html`, `404`, and `guide/*`.
 */
export function pagePatterns(files: readonly string[]): string[] {
  const patterns = files.map((file) => {
    const [folder, ...inFolder] = file.split('/');
    if (inFolder.length > 0) return [`${folder}/*`];
    return file === 'index.html' ? ['', file] : [file, file.replace(/\.html$/, '')];
  });
  return [...new Set(patterns.flat())].sort();
}
