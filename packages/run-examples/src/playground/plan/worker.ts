/** Plans a project off the main thread, because hostile code or globs can take forever. */
import type { RunFile } from '../../contract.ts';
import { planProject } from './planProject.ts';

self.onmessage = ({ data }: MessageEvent<readonly RunFile[]>) =>
  self.postMessage(planProject(data));
