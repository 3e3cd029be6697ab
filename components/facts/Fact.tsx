import type { ReactNode } from 'react';
import * as styles from './Facts.module.css';

export interface FactProps {
  name: string;
  /** A chip instead of a row; `alone` if its value says what it's about. */
  chip?: 'named' | 'alone';
  children: ReactNode;
}

/** One of a list of facts. */
export function Fact({ name, chip, children }: FactProps) {
  return (
    <div className={chip ? styles.chip : styles.row}>
      <dt className={chip === 'alone' ? 'visually-hidden' : undefined}>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
