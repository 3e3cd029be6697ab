export { type Classification, classifySet, type KnownSet } from './build/classify/classifySet.ts';
export { type CommandRun, type PageRun, pageRun } from './build/classify/pageRun.ts';
export { isReasonKind, REASONS, type ReasonKind } from './build/classify/reasons.ts';
export { type PlannedSet, planSet } from './build/planSet.ts';
export { withoutComments } from './build/withoutComments.ts';
export { planTemplate } from './playground/planTemplate.ts';
