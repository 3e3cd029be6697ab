/** Where a filter says how many pages match, for screen readers, and shows that none does. */
export function FilterStatus({ className = '' }: { className?: string }) {
  return (
    <p className={`visually-hidden ${className}`.trim()} role="status" data-filter-status="" />
  );
}
