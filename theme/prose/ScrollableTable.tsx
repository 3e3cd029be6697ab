import type { ComponentProps } from 'react';

/** A table that scrolls horizontally if it's too wide, by keyboard too (behaviors/overflows.ts). */
export function ScrollableTable(props: ComponentProps<'table'>) {
  return (
    <div className="table-region">
      <table {...props} />
    </div>
  );
}
