/** Plans projects off the main thread: their code and globs may be made to take forever. */
import type { RunFile } from '../../contract.ts';
import type { FromWorker } from '../../worker/createWorkerQueue.ts';
import { planProject } from './planProject.ts';
import type { ProjectPlan } from './readModules.ts';

self.addEventListener('message', ({ data: files }: MessageEvent<readonly RunFile[]>) => {
  post({ kind: 'answer', answer: planProject(files) });
});
post({ kind: 'ready' });

function post(message: FromWorker<ProjectPlan>): void {
  self.postMessage(message);
}
