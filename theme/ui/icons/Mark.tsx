/** The site's logo: a check mark across the corner of a box. */
export function Mark() {
  return (
    <svg className="mark" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <path className="mark-body" d="M16 2.5 28 9.2v13.6L16 29.5 4 22.8V9.2z" />
      <path className="mark-check" d="m9.8 16.4 4.4 4.4 8-9.2" />
    </svg>
  );
}
