import type { ComponentProps } from 'react';
import { Icon } from '../../view/Icon';

interface ToolButtonProps {
  icon: ComponentProps<typeof Icon>['name'];
  label: string;
  disabled?: boolean;
  onClick: () => void;
}

/** A button with an icon; its label shows on hover. */
export function ToolButton({ icon, label, disabled, onClick }: ToolButtonProps) {
  return (
    <button type="button" className="run-tool" title={label} disabled={disabled} onClick={onClick}>
      <Icon name={icon} />
      <span className="visually-hidden">{label}</span>
    </button>
  );
}
