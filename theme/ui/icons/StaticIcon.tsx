import { Drawing } from './Icon';

/** Stroked paths as in `Icon`. */
const STATIC_PATHS = {
  arrowLeft: 'M19 12H5m6-6-6 6 6 6',
  arrowRight: 'M5 12h14m-6-6 6 6-6 6',
  edit: 'm4 20 1-4L16 5l3 3L8 19zM14 7l3 3',
  external: 'M9 6h9v9M18 6 7 17',
  wrap: 'M4 6h16M4 12h13a3 3 0 0 1 0 6h-5m2-2-2 2 2 2M4 18h4',
} as const;

/** An icon like `Icon`, but only for static parts of a page: browsers don't load its path. */
export function StaticIcon({ name }: { name: keyof typeof STATIC_PATHS }) {
  return <Drawing path={STATIC_PATHS[name]} />;
}
