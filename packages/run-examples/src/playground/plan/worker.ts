/** Plans a project off the main thread: its code and globs may be made to take forever. */
import type { RunFile } from '../../contract.ts';
import { planProject } from './planProject.ts';

self.onmessage = ({ data }: MessageEvent<readonly RunFile[]>) =>
  self.postMessage(planProject(data));
