/** Calls `run` after `delay` milliseconds without another call. */
export function debounce(run: (value: string) => void, delay: number): (value: string) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (value) => {
    clearTimeout(timer);
    timer = setTimeout(() => run(value), delay);
  };
}
