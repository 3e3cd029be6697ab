import { type IconName, PATHS } from './paths';

/** A drawn icon in the text's colour and size; always decoration, its control carries the name. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  );
}
