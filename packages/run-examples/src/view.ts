export type { Intent } from './view/intent.ts';
export { openRunView, type RunView } from './view/openRunView.tsx';
export type { RunText } from './view/RunText.ts';
export type { PlaygroundEntry, RunViewOptions } from './view/runViewOptions.ts';
