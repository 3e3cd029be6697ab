/** Stroked paths on a 24 by 24 grid. */
const PATHS = {
  add: 'M12 5v14M5 12h14',
  close: 'm6 6 12 12M18 6 6 18',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  file: 'M6 3h8l4 4v14H6zM14 3v4h4',
  link: 'm10 14 4-4M8.5 11l-3 3a3.5 3.5 0 0 0 5 5l3-3m2-3 3-3a3.5 3.5 0 0 0-5-5l-3 3',
  open: 'M14 4h6v6M20 4l-9 9M18 13v7H4V6h7',
  pencil: 'm5 15.5-1 4.5 4.5-1L19.5 8 16 4.5zM13.5 7 17 10.5',
  play: 'M8 5.5v13l10-6.5z',
  reset: 'M4.5 9A8 8 0 1 1 4 13.5M4 4v5h5',
  stop: 'M7 7h10v10H7z',
  trash: 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10.5 11v5.5m3-5.5v5.5',
} as const;

/** A decorative icon: the control around it has the accessible name. */
export function Icon({ name }: { name: keyof typeof PATHS }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  );
}

interface ToolButtonProps {
  icon: keyof typeof PATHS;
  label: string;
  disabled?: boolean;
  onClick: () => void;
}

/** A button with an icon; its label shows on hover. It keeps the focus if pressing it disables it. */
export function ToolButton({ icon, label, disabled, onClick }: ToolButtonProps) {
  return (
    <button
      type="button"
      className="icon-button run-tool"
      title={label}
      aria-disabled={disabled}
      onClick={disabled ? undefined : onClick}
    >
      <Icon name={icon} />
      <span className="visually-hidden">{label}</span>
    </button>
  );
}
