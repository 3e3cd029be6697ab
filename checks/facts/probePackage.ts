import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { cleanEnvironment } from '../examples/runRstest.ts';

/** The output of probe/probe.mjs. */
export interface PackageProbe {
  /** The project's root during the probe: paths in the configs start with it. */
  readonly root: string;
  /** The resolved config if the user's config is empty. */
  readonly config: Readonly<Record<string, unknown>>;
  /** The resulting build options: `dev`, `output`, `source`, `resolve`, `performance`. */
  readonly build: Readonly<Record<string, unknown>>;
}

const PROBE = path.join(import.meta.dirname, 'probe/probe.mjs');
const runFile = promisify(execFile);

/** Runs probe/probe.mjs in a process. Throws if it fails. */
export async function probePackage(): Promise<PackageProbe> {
  const { stdout } = await runFile(process.execPath, [PROBE], {
    env: cleanEnvironment(),
    maxBuffer: 10_000_000,
    timeout: 60_000,
  });
  // Rstest may print other lines.
  const line = stdout.split('\n').find((text) => text.startsWith('{"config"'));
  if (!line) throw new Error(`${PROBE} printed no JSON:\n${stdout.slice(0, 500)}`);
  return JSON.parse(line) as PackageProbe;
}
