import type { ReactNode } from 'react';
import { usePageStyle } from 'static-pages';
import stylesheet from './home.css?url';

/**
 * An example in one frame: `Tabs` with its files, a block with their output, and a caption, which is
 * about running it and so needs JavaScript. The results of a run take the place of the output.
 */
export function ExampleWindow({ children }: { children: ReactNode }) {
  usePageStyle(stylesheet);
  return (
    <div className="example-window" data-example-window>
      {children}
    </div>
  );
}
