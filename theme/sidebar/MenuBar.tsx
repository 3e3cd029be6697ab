import { useLocation, usePage } from '@rspress/core/runtime';
import { useContext, useLayoutEffect, useRef } from 'react';
import { useText } from '../i18n/useText';
import { switchedOff } from '../navigation/urlSwitches';
import { ActiveHeading } from '../outline/ActiveHeadingProvider';
import { LAYOUT } from '../settings/site';
import { Icon } from '../ui/icons/Icon';
import { keepInView } from '../ui/keepInView';
import { useModal } from '../ui/popup/useModal';
import { Drawer } from './Drawer';
import * as styles from './MenuBar.module.css';

const upTo = (width: number) => `(max-width: ${width}px)`;

/** The bar that replaces the sidebar and the outline on narrow screens, and stays below the navbar. */
export function MenuBar({ sidebar, outline }: { sidebar: boolean; outline: boolean }) {
  const text = useText();
  const { search } = useLocation();
  const withOutline = outline && !switchedOff(search).includes('outline');
  const pages = useModal(upTo(withOutline ? LAYOUT.menuBarUpToWithOutline : LAYOUT.menuBarUpTo));
  const headings = useModal(upTo(LAYOUT.menuBarUpToWithOutline));
  if (!sidebar && !outline) return null;
  return (
    <div className={styles.bar} data-sidebar={sidebar} data-outline={outline} data-needs-js>
      {sidebar ? (
        <button
          type="button"
          className={styles.button}
          data-part="sidebar"
          aria-haspopup="dialog"
          aria-expanded={pages.open}
          onClick={pages.show}
        >
          <span>{text.menu}</span>
          <Icon name="chevron" />
        </button>
      ) : null}
      {outline ? (
        <button
          type="button"
          className={styles.button}
          data-part="outline"
          aria-haspopup="dialog"
          aria-expanded={headings.open}
          onClick={headings.show}
        >
          <CurrentHeading />
          <Icon name="chevron" />
        </button>
      ) : null}
      <Drawer modal={pages} side="start" name={text.sidebar}>
        <MovedPart name="sidebar" />
      </Drawer>
      <Drawer modal={headings} side="end" name={text.outlineTitle}>
        <MovedPart name="outline" />
      </Drawer>
    </div>
  );
}

/** The current heading of the outline; above the first heading, the outline's title. */
function CurrentHeading() {
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

/**
 * The page's sidebar or outline inside a panel. Its elements are moved here from the column, which is
 * hidden at this width, and back when the panel closes. A copy would lack their state and repeat their IDs.
 */
function MovedPart({ name }: { name: 'sidebar' | 'outline' }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const origin = document.querySelector(`[data-static=${name}]`);
    const panel = place.current;
    if (!origin || !panel) return;
    panel.append(...origin.childNodes);
    // The panel has a size once it's shown.
    const frame = requestAnimationFrame(() => keepInView(panel));
    return () => {
      cancelAnimationFrame(frame);
      origin.append(...panel.childNodes);
    };
  }, [name]);
  return <div ref={place} />;
}
