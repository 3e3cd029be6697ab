import { useLocation } from '@rspress/core/runtime';
import { Fragment, useId, useLayoutEffect, useRef, useState } from 'react';
import { addStylesheet } from 'static-pages/load';
import { useLanguage } from '../i18n/paths';
import { SHORTCUT_TEXT } from '../i18n/text/shortcutText';
import { Icon } from '../ui/icons/Icon';
import { shortcutGroups } from './shortcutGroups';
import stylesheet from './shortcutSheet.css?url';

/** The list of keyboard shortcuts in a modal dialog, which is open while it's mounted. */
export function ShortcutSheet({ onClose }: { onClose: () => void }) {
  const text = SHORTCUT_TEXT[useLanguage()];
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  const { key } = useLocation();
  const [opened] = useState(key);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  useLayoutEffect(() => {
    if (key === opened) return;
    // Before the new page takes the focus, which it can't behind a modal dialog.
    dialog.current?.close();
    onClose();
  }, [key, opened, onClose]);
  return (
    <dialog
      ref={dialog}
      className="shortcut-sheet prose"
      aria-labelledby={title}
      onCancel={onClose}
      onMouseDown={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className="shortcut-sheet-content">
        <h2 id={title}>{text.title}</h2>
        <button type="button" className="icon-button shortcut-sheet-close" onClick={onClose}>
          <Icon name="close" />
          <span className="visually-hidden">{text.close}</span>
        </button>
        {shortcutGroups(navigator.platform).map((group) => (
          <section key={group.name}>
            <h3>{text[group.name]}</h3>
            <dl>
              {group.shortcuts.map(({ name, keys }) => (
                <div key={name} className="shortcut-sheet-row">
                  <dt>{text[name]}</dt>
                  <dd>
                    {keys.map((pressed, index) => (
                      <Fragment key={pressed.join(' ')}>
                        {index > 0 ? <span>{` ${text.or} `}</span> : null}
                        {pressed.map((name, place) => (
                          <Fragment key={name}>
                            {place > 0 ? <span> </span> : null}
                            <kbd translate="no">{name}</kbd>
                          </Fragment>
                        ))}
                      </Fragment>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </dialog>
  );
}

/** Loads the stylesheet of the list of shortcuts, which isn't in the first load, before it's shown. */
export async function loadSheet(): Promise<typeof ShortcutSheet> {
  await addStylesheet(stylesheet);
  return ShortcutSheet;
}
