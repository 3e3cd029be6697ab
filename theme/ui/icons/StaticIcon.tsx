import { STATIC_PATHS } from './staticPaths';

/** An icon of a page's static parts, as `Icon`; browsers don't load its path. */
export function StaticIcon({ name }: { name: keyof typeof STATIC_PATHS }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={STATIC_PATHS[name]} />
    </svg>
  );
}
