import type { Changes } from './share/sharedCode';

/** What a reader asks of an example. */
export type Intent =
  | { readonly kind: 'run' }
  | { readonly kind: 'edit' }
  /** Opens the editor with code that came with a link. */
  | { readonly kind: 'shared'; readonly changes: Changes }
  /** Shows why a link could not be opened, and a button for `retry`. */
  | { readonly kind: 'failed'; readonly error: unknown; readonly retry: () => void };
