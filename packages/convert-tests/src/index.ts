export { type Converted, convert, type Input } from './convert.ts';
export { ConvertError, type ConvertReason as Reason, type Place } from './convertError.ts';
export type { Note, NoteLevel as Level } from './draft.ts';
export type { Kind } from './kind.ts';
