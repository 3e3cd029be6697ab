import { usePage } from '@rspress/core/runtime';
import { useContext } from 'react';
import { useText } from '../i18n/useText';
import { ActiveHeading } from '../outline/ActiveHeadingProvider';
import * as styles from './MenuBar.module.css';

/** The heading that the reader is below; above the first one, the outline's title. */
export function CurrentHeading() {
  const { page } = usePage();
  const { outlineTitle } = useText();
  const active = useContext(ActiveHeading);
  const heading = page.toc.find(({ id }) => id === active);
  if (!heading) return <span>{outlineTitle}</span>;
  return (
    <>
      <span className="visually-hidden">{`${outlineTitle}: `}</span>
      <span className={styles.heading}>{heading.text}</span>
    </>
  );
}
