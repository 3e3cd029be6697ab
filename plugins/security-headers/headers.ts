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
 * origin even if it's opened directly. What it may load is in the policy in the file itself.
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
