/** Drawings that only the editor needs; they come with it. */
const PATHS = {
  link: 'm10 14 4-4M8.5 11l-3 3a3.5 3.5 0 0 0 5 5l3-3m2-3 3-3a3.5 3.5 0 0 0-5-5l-3 3',
  reset: 'M4.5 9A8 8 0 1 1 4 13.5M4 4v5h5',
  restore: 'M19.5 9a8 8 0 1 0 .5 4.5M20 4v5h-5',
};

function Drawing({ path }: { path: string }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={path} />
    </svg>
  );
}

export function LinkIcon() {
  return <Drawing path={PATHS.link} />;
}

export function ResetIcon({ isRestore }: { isRestore: boolean }) {
  return <Drawing path={isRestore ? PATHS.restore : PATHS.reset} />;
}
