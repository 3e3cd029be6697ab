/** What stands beside the policy in every response. */
export const HEADERS: readonly [name: string, value: string][] = [
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  [
    'Permissions-Policy',
    'accelerometer=(), camera=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()',
  ],
  // For browsers that know no `frame-ancestors`.
  ['X-Frame-Options', 'DENY'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
];

/** Files whose name has a hash of their content never change; all else is asked for again. */
export const CACHE = {
  hashed: 'public, max-age=31536000, immutable',
  page: 'no-cache',
} as const;
