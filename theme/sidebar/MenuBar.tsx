import { useLocation } from '@rspress/core/runtime';
import { Icon } from '../icons/Icon';
import { useText } from '../language/useText';
import { switchedOff } from '../layout/urlSwitches';
import { Outline } from '../outline/Outline';
import { LAYOUT } from '../site';
import { Drawer } from './Drawer';
import styles from './MenuBar.module.css';
import { Sidebar } from './Sidebar';
import { useMenuBar } from './useMenuBar';

const upTo = (width: number) => `(max-width: ${width}px)`;

/** Stands for the sidebar and the outline where there is no room for them beside the text. */
export function MenuBar({ sidebar, outline }: { sidebar: boolean; outline: boolean }) {
  const text = useText();
  const { search } = useLocation();
  const withOutline = outline && !switchedOff(search).includes('outline');
  const { pages, headings } = useMenuBar({
    pages: upTo(withOutline ? LAYOUT.menuBarUpToWithOutline : LAYOUT.menuBarUpTo),
    headings: upTo(LAYOUT.menuBarUpToWithOutline),
  });
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
          <Icon name="menu" />
          {text.menu}
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
          {text.outlineTitle}
          <Icon name="chevron" />
        </button>
      ) : null}
      <Drawer modal={pages} side="start" name={text.sidebar}>
        <Sidebar />
      </Drawer>
      <Drawer modal={headings} side="end" name={text.outlineTitle}>
        <Outline />
      </Drawer>
    </div>
  );
}
