export { type Converted, convert, type Input } from './convert.ts';
export { ConvertError, type Place, type ConvertReason as Reason } from './convertError.ts';
export type { NoteLevel as Level, Note } from './draft.ts';
export type { Kind } from './kind.ts';
export { detectKind } from './kinds.ts';
export { INPUT_LIMITS as LIMITS } from './limits.ts';
export type { RuleText as Text } from './rules/rule.ts';
