import type { Changes } from './share/sharedCode';

/** What a reader wants to do with an example. */
export type Intent =
  | { readonly kind: 'run' }
  | { readonly kind: 'edit' }
  /** Opens the editor with code from a link. */
  | { readonly kind: 'shared'; readonly changes: Changes }
  /** Shows why a link couldn't be opened, and a button for `retry`. */
  | { readonly kind: 'failed'; readonly error: unknown; readonly retry: () => void };
