import type { ReactNode } from 'react';
import * as layout from '../../theme/layout/DocLayout.module.css';

/** Text beneath the playground, in the width of other pages. */
export function PlaygroundText({ children }: { children: ReactNode }) {
  return <div className={`prose ${layout.content}`}>{children}</div>;
}
