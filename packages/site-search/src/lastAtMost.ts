/** The index of the last item that is at most `value`, in a sorted list; 0 where none is. */
export function lastAtMost<Item extends number | string>(sorted: readonly Item[], value: Item) {
  let low = 0;
  let high = sorted.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    const item = sorted[middle];
    if (item !== undefined && item <= value) low = middle;
    else high = middle - 1;
  }
  return low;
}
