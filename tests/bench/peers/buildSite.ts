import { type Measured, measureCommand } from '../measureCommand.ts';

/** What a build took. */
export type Build = Pick<Measured, 'seconds' | 'peakMemory'>;

/** Builds a copy of the site. Throws an error with the output if that fails. */
export async function buildSite(site: string): Promise<Build> {
  const build = await measureCommand('npm', ['run', 'build'], { cwd: site });
  if (!build.ok) throw new Error(`npm run build failed:\n${build.output}`);
  return build;
}
