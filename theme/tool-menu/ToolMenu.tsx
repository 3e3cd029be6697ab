import { useId } from 'react';
import { Icon } from '../icons/Icon';
import { useLanguage } from '../language/useLanguage';
import { useText } from '../language/useText';
import { Link } from '../link/Link';
import { useDisclosure } from '../popup/useDisclosure';
import { usePresence } from '../popup/usePresence';
import { TOOL_MENU } from '../site';
import { ToolLogo } from './ToolLogo';
import styles from './ToolMenu.module.css';
import { TOOLS, toolDescription, toolUrl } from './tools';

export interface ToolMenuProps {
  /** What opens it besides the keyboard: the mouse over it (default) or only a click. */
  trigger?: 'hover' | 'click';
  /** Controlled: whether it is open. Left out, the menu keeps that itself. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
}

/** The grid icon and its popover of sibling tools. */
export function ToolMenu({ trigger = 'hover', open: controlled, onOpenChange }: ToolMenuProps) {
  const text = useText();
  const language = useLanguage();
  const id = useId();
  const { open, rootProps, buttonProps } = useDisclosure({
    openDelay: trigger === 'hover' ? TOOL_MENU.hoverDelay : undefined,
    hideDelay: TOOL_MENU.hoverDelay,
    open: controlled,
    onOpenChange,
  });
  const { presence, onAnimationEnd } = usePresence(open, TOOL_MENU.motionDeadline);
  return (
    <div className={styles.root} data-needs-js {...rootProps}>
      <button className={`icon-button ${styles.button}`} aria-controls={id} {...buttonProps}>
        <Icon name="grid" />
        <span className="visually-hidden">{text.toolMenu}</span>
      </button>
      <div
        id={id}
        className={styles.popover}
        hidden={presence === undefined}
        data-presence={presence}
        onAnimationEnd={onAnimationEnd}
      >
        {presence ? (
          <>
            <p className={styles.title}>{text.toolMenuTitle}</p>
            <ul className={styles.tools}>
              {TOOLS.map((tool) => (
                <li key={tool.id}>
                  <Link className={styles.tool} href={toolUrl(tool, language)}>
                    <ToolLogo tool={tool} size={32} />
                    <span className={styles.words}>
                      <span className={styles.name}>{tool.name}</span>
                      <span className={styles.description}>{toolDescription(tool, language)}</span>
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          </>
        ) : null}
      </div>
    </div>
  );
}
