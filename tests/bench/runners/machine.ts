import { readFileSync } from 'node:fs';
import { availableParallelism, cpus, type as kernel, release, totalmem } from 'node:os';
import type { Machine } from '../../../components/benchmarks/benchmarkData.ts';

/** The machine that figures were measured on. */
export function machine(): Machine {
  return {
    cpu: cpus()[0]?.model.trim() ?? 'unknown',
    cores: availableParallelism(),
    memory: Math.round(totalmem() / 2 ** 30),
    os: distribution() ?? `${kernel()} ${release()}`,
    node: process.versions.node,
  };
}

function distribution(): string | undefined {
  try {
    return /^PRETTY_NAME="?(.+?)"?$/m.exec(readFileSync('/etc/os-release', 'utf8'))?.[1];
  } catch {
    return undefined;
  }
}
