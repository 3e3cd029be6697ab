import { readdirSync, readFileSync } from 'node:fs';

/** Current memory of a process and its descendants on Linux, in bytes; 0 on other systems. */
export function treeMemory(root: number): number {
  const parents = new Map(processes().map((pid) => [pid, parentOf(pid)]));
  const isBelow = (pid: number | undefined): boolean =>
    pid !== undefined && pid > 0 && (pid === root || isBelow(parents.get(pid)));
  const own = [...parents.keys()].filter(isBelow).map(residentBytes);
  return own.reduce((sum, bytes) => sum + bytes, 0);
}

function processes(): number[] {
  try {
    return readdirSync('/proc').map(Number).filter(Number.isInteger);
  } catch {
    return [];
  }
}

function parentOf(pid: number): number {
  // The name in parentheses can contain anything.
  const [, parent] = /^.*\) \S (\d+)/s.exec(read(`/proc/${pid}/stat`)) ?? [];
  return Number(parent ?? 0);
}

function residentBytes(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(read(`/proc/${pid}/status`)) ?? [];
  return Number(kilobytes ?? 0) * 1024;
}

/** A process can end while it's being read. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
