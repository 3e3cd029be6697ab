import { availableParallelism } from 'node:os';

/**
 * Shares the cores between tasks, first come, first served. `use` waits until that many cores are
 * free, then runs the task and resolves to its result.
 */
export function shareCores(total = Math.max(2, availableParallelism())) {
  let free = total;
  const waiting = [];
  const admit = () => {
    while (waiting.length > 0 && waiting[0].cores <= free) {
      const { cores, start } = waiting.shift();
      free -= cores;
      start();
    }
  };
  return {
    total,
    async use(wanted, task) {
      const cores = Math.min(wanted, total);
      await new Promise((start) => {
        waiting.push({ cores, start });
        admit();
      });
      try {
        return await task();
      } finally {
        free += cores;
        admit();
      }
    },
  };
}
