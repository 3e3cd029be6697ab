export type Header = readonly [name: string, value: string];

/** What stands in every response, of scripts and images too. */
export const HEADERS: readonly Header[] = [['X-Content-Type-Options', 'nosniff']];

const PERMISSIONS: Header = [
  'Permissions-Policy',
  'accelerometer=(), camera=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()',
];

/** What stands beside the policy of a page. */
export const PAGE_HEADERS: readonly Header[] = [
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  PERMISSIONS,
  // For browsers that know no `frame-ancestors`.
  ['X-Frame-Options', 'DENY'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
];

/**
 * Where the examples run: the pages alone may show it, and it has no origin, also where someone
 * opens it by its address. What it may load stands in the file itself, which sends no form
 * anywhere; but without `allow-forms` an example's own `submit` listener would never hear.
 */
export const FRAME_HEADERS: readonly Header[] = [
  ['Content-Security-Policy', "sandbox allow-scripts allow-forms; frame-ancestors 'self'"],
  ['Referrer-Policy', 'no-referrer'],
  PERMISSIONS,
  ['X-Frame-Options', 'SAMEORIGIN'],
];

/** Files whose name has a hash of their content never change; all else is asked for again. */
export const CACHE = {
  hashed: 'public, max-age=31536000, immutable',
  page: 'no-cache',
} as const;
