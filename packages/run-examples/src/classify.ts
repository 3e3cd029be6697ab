export {
  type Classification,
  classifySet,
  type KnownSet,
} from './build/classify/classifySet.ts';
export { isReasonKind, REASONS, type ReasonKind } from './build/classify/reasons.ts';
export { type PlannedSet, planSet, withoutScriptComments } from './build/planSet.ts';
export { templateSet } from './playground/plan/planProject.ts';
