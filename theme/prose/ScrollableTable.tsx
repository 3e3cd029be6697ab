import { type ComponentProps, useRef } from 'react';
import { useOverflows } from './useOverflows';

/** A table that scrolls sideways where it is too wide, by keyboard too. */
export function ScrollableTable(props: ComponentProps<'table'>) {
  const region = useRef<HTMLDivElement>(null);
  const scrolls = useOverflows(region);
  return (
    <div ref={region} className="table-region" tabIndex={scrolls ? 0 : undefined}>
      <table {...props} />
    </div>
  );
}
