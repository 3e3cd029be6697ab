/** Plans projects off the main thread: their code and globs may be made to take forever. */
import type { RunFile } from '../../contract.ts';
import { answerRequests } from '../../worker/createWorkerQueue.ts';
import { planProject } from './planProject.ts';
import type { ProjectPlan } from './readModules.ts';

answerRequests<readonly RunFile[], ProjectPlan>(planProject);
