import { Icon } from '../icons/Icon';
import { useText } from '../language/useText';
import { Outline } from '../outline/Outline';
import { LAYOUT } from '../site';
import { Drawer } from './Drawer';
import styles from './MenuBar.module.css';
import { Sidebar } from './Sidebar';
import { useMenuBar } from './useMenuBar';

const UP_TO = `(max-width: ${LAYOUT.menuBarUpToWithOutline}px)`;

/** Stands for the sidebar and the outline where there is no room for them beside the text. */
export function MenuBar({ sidebar, outline }: { sidebar: boolean; outline: boolean }) {
  const text = useText();
  const { pages, headings } = useMenuBar(UP_TO);
  if (!sidebar && !outline) return null;
  return (
    <div className={styles.bar} data-outline={outline} data-needs-js>
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
        <Outline onFollow={headings.close} />
      </Drawer>
    </div>
  );
}
