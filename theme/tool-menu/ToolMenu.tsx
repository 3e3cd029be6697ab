import { useEffect, useId } from 'react';
import { useText } from '../i18n/useText';
import { TIMING } from '../settings/site';
import { Icon } from '../ui/icons/Icon';
import { useDisclosure } from '../ui/popup/useDisclosure';
import { useLazyComponent } from '../ui/useLazyComponent';
import * as styles from './ToolMenu.module.css';

const importList = async () =>
  (await import(/* webpackChunkName: "tool-list" */ './ToolList')).loadList();

export interface ToolMenuProps {
  /** How the mouse opens the menu; `hover` by default. */
  trigger?: 'hover' | 'click';
  /** Whether the menu is open; leave it out for an uncontrolled menu. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
}

/** The grid icon and its popover of sibling tools, which is loaded on intent. */
export function ToolMenu({ trigger = 'hover', open: controlled, onOpenChange }: ToolMenuProps) {
  const text = useText();
  const { component: ToolList, load } = useLazyComponent(importList);
  const id = useId();
  const { open, rootProps, buttonProps } = useDisclosure({
    openDelay: trigger === 'hover' ? TIMING.hoverDelay : undefined,
    hideDelay: TIMING.hoverDelay,
    open: controlled,
    onOpenChange,
  });
  useEffect(() => {
    if (open) load();
  }, [open, load]);
  return (
    <div className={styles.root} data-needs-js {...rootProps}>
      <button
        className={`icon-button ${styles.button}`}
        aria-controls={id}
        onPointerEnter={load}
        onFocus={load}
        {...buttonProps}
      >
        <Icon name="grid" />
        <span className="visually-hidden">{text.toolMenu}</span>
      </button>
      <div id={id} className={styles.popover} hidden={!open || !ToolList} data-popup>
        {ToolList ? <ToolList /> : null}
      </div>
    </div>
  );
}
