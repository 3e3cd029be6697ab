import type { ReactNode } from 'react';

/** About the height of the playground, so that nothing on the screen moves when it's there. */
const HEIGHT = 900;

/**
 * The place for the playground, which theme/run loads. Its children are for readers without
 * JavaScript.
 */
export function Playground({ children }: { children: ReactNode }) {
  return (
    <>
      <div data-playground data-needs-js>
        {/* Styles in attributes are against the policy of pages. */}
        <svg width="100%" height={HEIGHT} aria-hidden="true" focusable="false" />
      </div>
      <noscript>
        <div className="prose">{children}</div>
      </noscript>
    </>
  );
}
