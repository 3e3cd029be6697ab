import { useEffect, useId } from 'react';
import { Icon } from '../icons/Icon';
import { useText } from '../language/useText';
import { useDisclosure } from '../popup/useDisclosure';
import { useLatePart } from '../popup/useLatePart';
import { usePresence } from '../popup/usePresence';
import { TOOL_MENU } from '../site';
import styles from './ToolMenu.module.css';

const loadList = async () =>
  (await import(/* webpackChunkName: "tool-list" */ './ToolList')).ToolList;

export interface ToolMenuProps {
  /** What opens it besides the keyboard: the mouse over it (default) or only a click. */
  trigger?: 'hover' | 'click';
  /** Controlled: whether it is open. Left out, the menu keeps that itself. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
}

/** The grid icon and its popover of sibling tools, which come when the reader reaches for it. */
export function ToolMenu({ trigger = 'hover', open: controlled, onOpenChange }: ToolMenuProps) {
  const text = useText();
  const { part: ToolList, bring } = useLatePart(loadList);
  const id = useId();
  const { open, rootProps, buttonProps } = useDisclosure({
    openDelay: trigger === 'hover' ? TOOL_MENU.hoverDelay : undefined,
    hideDelay: TOOL_MENU.hoverDelay,
    open: controlled,
    onOpenChange,
  });
  const { presence, onAnimationEnd } = usePresence(open, TOOL_MENU.motionDeadline);
  useEffect(() => {
    if (open) bring();
  }, [open, bring]);
  return (
    <div className={styles.root} data-needs-js {...rootProps}>
      <button
        className={`icon-button ${styles.button}`}
        aria-controls={id}
        onPointerEnter={bring}
        onFocus={bring}
        {...buttonProps}
      >
        <Icon name="grid" />
        <span className="visually-hidden">{text.toolMenu}</span>
      </button>
      <div
        id={id}
        className={styles.popover}
        hidden={presence === undefined || !ToolList}
        data-presence={presence}
        onAnimationEnd={onAnimationEnd}
      >
        {presence && ToolList ? <ToolList /> : null}
      </div>
    </div>
  );
}
