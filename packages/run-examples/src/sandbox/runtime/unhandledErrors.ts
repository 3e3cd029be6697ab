/** Collects uncaught errors and unhandled rejections from now on. */
export function catchUnhandled(): unknown[] {
  const errors: unknown[] = [];
  // An example can replace methods on the prototype.
  const { preventDefault } = Event.prototype;
  const catchAll = (type: string, thrown: (event: Event) => unknown) =>
    addEventListener(type, (event) => {
      Reflect.apply(preventDefault, event, []);
      errors.push(thrown(event));
    });
  catchAll('error', (event) => {
    const { error, message } = event as ErrorEvent;
    return error ?? new Error(message);
  });
  catchAll('unhandledrejection', (event) => (event as PromiseRejectionEvent).reason);
  return errors;
}
