/** 距最后一次调用满 `delay` 毫秒后，才调用 `run`。 */
export function debounce(run: (value: string) => void, delay: number): (value: string) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (value) => {
    clearTimeout(timer);
    timer = setTimeout(() => run(value), delay);
  };
}
