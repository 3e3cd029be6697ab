/** Stroked paths on a 24 by 24 grid. */
const PATHS = {
  close: 'm6 6 12 12M18 6 6 18',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  link: 'm10 14 4-4M8.5 11l-3 3a3.5 3.5 0 0 0 5 5l3-3m2-3 3-3a3.5 3.5 0 0 0-5-5l-3 3',
  play: 'M8 5.5v13l10-6.5z',
  reset: 'M4.5 9A8 8 0 1 1 4 13.5M4 4v5h5',
  restore: 'M19.5 9a8 8 0 1 0 .5 4.5M20 4v5h-5',
} as const;

/** Decorative: its control has the accessible name. */
export function Icon({ name }: { name: keyof typeof PATHS }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  );
}
