import { readdirSync, readFileSync } from 'node:fs';

/** Memory of a process and its descendants in bytes; `undefined` without /proc. */
export function memoryOfTree(root: number): number | undefined {
  const children = childrenByParent();
  if (!children) return undefined;
  let pages = 0;
  for (const queue = [root]; queue.length > 0; ) {
    const pid = queue.pop() as number;
    pages += Number(read(`/proc/${pid}/statm`)?.split(' ')[1] ?? 0);
    queue.push(...(children.get(pid) ?? []));
  }
  return pages * PAGE_SIZE;
}

const PAGE_SIZE = 4096;

function childrenByParent(): Map<number, number[]> | undefined {
  const children = new Map<number, number[]>();
  for (const entry of list('/proc')) {
    const pid = Number(entry);
    if (!Number.isInteger(pid)) continue;
    // The name in parentheses can contain anything: the numbers start after the last parenthesis.
    const [, parent] =
      read(`/proc/${entry}/stat`)
        ?.replace(/^.*\) /s, '')
        .split(' ') ?? [];
    if (parent !== undefined) children.set(+parent, [...(children.get(+parent) ?? []), pid]);
  }
  return children.size > 0 ? children : undefined;
}

function list(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** `undefined` if the process has ended in the meantime. */
function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
