import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { cleanEnvironment } from '../examples/runRstest.ts';

/** The output of probe/probe.mjs. */
export interface PackageProbe {
  /** The project's root during the probe: paths in the configs start with it. */
  readonly root: string;
  /** What the package resolves for an empty config. */
  readonly config: Readonly<Record<string, unknown>>;
  /** The resulting build options: `dev`, `output`, `source`, `resolve`, `performance`. */
  readonly build: Readonly<Record<string, unknown>>;
}

const PROBE = path.join(import.meta.dirname, 'probe/probe.mjs');
const run = promisify(execFile);

export async function probePackage(): Promise<PackageProbe> {
  const { stdout } = await run(process.execPath, [PROBE], {
    env: cleanEnvironment(),
    maxBuffer: 10_000_000,
    timeout: 60_000,
  });
  const line = stdout.split('\n').find((text) => text.startsWith('{"config"'));
  if (!line) throw new Error(`${PROBE} printed no JSON:\n${stdout.slice(0, 500)}`);
  return JSON.parse(line) as PackageProbe;
}
