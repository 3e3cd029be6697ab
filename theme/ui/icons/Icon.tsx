import { type IconName, PATHS } from './paths';

/** An icon in the text's color and size. It's decorative: its control has the accessible name. */
export function Icon({ name }: { name: IconName }) {
  return <Drawing path={PATHS[name]} />;
}

/** A stroked path on a 24 by 24 grid, for icons that aren't in `PATHS`. */
export function Drawing({ path }: { path: string }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={path} />
    </svg>
  );
}
