/** Collects what is thrown or rejected and never caught, from now on. */
export function catchUnhandled(): readonly unknown[] {
  const errors: unknown[] = [];
  addEventListener('error', (event) => {
    errors.push(event.error ?? new Error(event.message));
    event.preventDefault();
  });
  addEventListener('unhandledrejection', (event) => {
    errors.push(event.reason);
    event.preventDefault();
  });
  return errors;
}
