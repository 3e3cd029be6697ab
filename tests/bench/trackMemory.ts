import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** In milliseconds: short enough to find peaks, and long enough not to affect the result. */
const SAMPLE_INTERVAL = 100;
/** The size of a memory page in bytes, which is the unit of `/proc/PID/statm`. */
const PAGE_SIZE = 4096;

/**
 * Samples the memory of a process and its descendants. Returns a function that ends this and returns the
 * peak in bytes; `undefined` without /proc.
 */
export function trackMemory(root: number | undefined): () => number | undefined {
  let peak: number | undefined;
  const sample = () => {
    const memory = root === undefined ? undefined : memoryOfTree(root);
    // A process that has ended has no memory.
    if (memory) peak = Math.max(peak ?? 0, memory);
  };
  const timer = setInterval(sample, SAMPLE_INTERVAL);
  return () => {
    clearInterval(timer);
    sample();
    return peak;
  };
}

function memoryOfTree(root: number): number | undefined {
  if (!existsSync('/proc/self/statm')) return undefined;
  const children = new Map<string, string[]>();
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    // The name in parentheses can contain anything: the numbers start after the last parenthesis.
    const [, parent = ''] = read(`/proc/${pid}/stat`)
      .replace(/^.*\) /s, '')
      .split(' ');
    children.set(parent, [...(children.get(parent) ?? []), pid]);
  }
  const pagesOf = (pid: string): number =>
    (children.get(pid) ?? []).reduce(
      (sum, child) => sum + pagesOf(child),
      Number(read(`/proc/${pid}/statm`).split(' ')[1] ?? 0),
    );
  return pagesOf(String(root)) * PAGE_SIZE;
}

/** The text of a file of a process; empty if the process has ended in the meantime. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
