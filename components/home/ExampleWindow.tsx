import type { ReactNode } from 'react';
import * as styles from './ExampleWindow.module.css';

/**
 * An example in one frame: `Tabs` with its files, a block with their output, and a caption, which is
 * about running it and so needs JavaScript. The results of a run take the place of the output.
 */
export function ExampleWindow({ children }: { children: ReactNode }) {
  return (
    <div className={styles.window} data-example-window>
      {children}
    </div>
  );
}
