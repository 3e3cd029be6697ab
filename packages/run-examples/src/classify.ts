export {
  type Classification,
  type CommandRun,
  classifySet,
  type KnownSet,
  type PageRun,
  pageRun,
} from './build/classify/classifySet.ts';
export { isReasonKind, REASONS, type ReasonKind } from './build/classify/reasons.ts';
export { type PlannedSet, planSet } from './build/planSet.ts';
export { templateSet } from './playground/plan/planProject.ts';
