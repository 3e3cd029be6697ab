import type { ComponentProps } from 'react';

/** A table that scrolls sideways where it is too wide, by keyboard too (live/overflows.ts). */
export function ScrollableTable(props: ComponentProps<'table'>) {
  return (
    <div className="table-region">
      <table {...props} />
    </div>
  );
}
