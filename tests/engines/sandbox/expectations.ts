import type { Engine } from '../support/browserDriver.ts';

/** Workers and frames that hostile code starts on a page without any policy. */
export const REALMS = [
  'worker',
  'module-worker',
  'data-worker',
  'shared-worker',
  'empty-frame',
  'srcdoc',
  'srcdoc-blob',
  'blob-frame',
  'data-frame',
  'script-url',
] as const;

/** Attempts after which the page may be gone. */
export const LEAVING: readonly string[] = [
  'leave-by-form',
  'leave-by-link',
  'leave-by-link-to-top',
  'leave-by-refresh',
  'leave-by-open',
  'leave-by-top',
  'leave-by-replace',
  'leave-by-location',
];

/**
 * Attempts that look a name up and no more, send datagrams instead of connecting, or are made once a
 * page.
 */
export const WITHOUT_CONNECTION: readonly string[] = [
  'anchor',
  'dns-prefetch',
  'manifest',
  'prefetch',
  'srcdoc-dns',
  'stun',
  'turn',
  'web-transport',
];

/** Attempts that an engine makes nothing of on any page: it lacks the feature, or has it off. */
export const UNUSED: Readonly<Record<Engine, readonly string[]>> = {
  chromium: ['import-scripts', 'anchor'],
  firefox: [
    'import-scripts',
    'fetch-later',
    'icon',
    'manifest',
    'speculation',
    'ping',
    'area-ping',
  ],
  webkit: [
    'import-scripts',
    'fetch-later',
    'web-transport',
    'stun',
    'turn',
    'turn-tcp',
    'cache',
    'prefetch',
    'dns-prefetch',
    'srcdoc-dns',
    'icon',
    'manifest',
    'speculation',
    'anchor',
    'open',
    'blank-form',
  ],
};
