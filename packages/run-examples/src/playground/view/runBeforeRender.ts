import { runEarly } from '../../view/earlyRun';
import { openSharedSession } from '../../view/sharedSession';
import { isChanged } from '../project/project';
import { openProject } from './openProject';
import type { PlayOptions } from './playOptions';

/**
 * Starts to run the project of a fragment before the playground is rendered, which takes longer than
 * most projects run: if it's as the build made it, and everything that it needs is loaded. Resolves in
 * the next task.
 */
export async function runBeforeRender(hash: string, options: PlayOptions): Promise<void> {
  let isInTime = true;
  const start = async () => {
    const project = await openProject(hash, options);
    if (project.isForeign || isChanged(project)) return;
    const session = await openSharedSession(options.loadText);
    if (isInTime) runEarly(session, project.set);
  };
  // The playground tries again, and says what's wrong.
  start().catch(() => {});
  await new Promise((resolve) => setTimeout(resolve));
  isInTime = false;
}
