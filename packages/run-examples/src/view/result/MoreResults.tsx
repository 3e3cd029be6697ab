import { useLayoutEffect, useRef } from 'react';
import type { Omitted } from '../../contract';
import { useRunText } from '../viewContext';

interface MoreResultsProps {
  /** The contents of further slices. */
  hidden: Omitted;
  /** What never arrived at the page. */
  omitted: Omitted;
  onShowMore: () => void;
}

/** Tells how much isn't shown, with a button that shows more. */
export function MoreResults({ hidden, omitted, onShowMore }: MoreResultsProps) {
  const text = useRunText();
  const row = useRef<HTMLDivElement>(null);
  const pressed = useRef(false);
  const isAllShown = isNothing(hidden);

  // The button disappears with the last slice; keep the focus nearby.
  useLayoutEffect(() => {
    if (pressed.current && isAllShown) row.current?.focus({ preventScroll: true });
    pressed.current = false;
  }, [isAllShown]);

  return (
    <div ref={row} className="run-more" tabIndex={-1}>
      {isAllShown ? null : (
        <>
          <p>{text.andMore(hidden)}</p>
          <button
            type="button"
            className="run-button"
            onClick={() => {
              pressed.current = true;
              onShowMore();
            }}
          >
            {text.showMore}
          </button>
        </>
      )}
      {isNothing(omitted) ? null : <p>{text.omitted(omitted)}</p>}
    </div>
  );
}

function isNothing({ tests, logs, errors }: Omitted): boolean {
  return tests + logs + errors === 0;
}
