import { existsSync, readdirSync, readFileSync } from 'node:fs';

const PAGE_SIZE = 4096;

/** Memory of a process and its descendants in bytes; `undefined` without /proc. */
export function memoryOfTree(root: number): number | undefined {
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

/** Empty if the process has ended in the meantime. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
