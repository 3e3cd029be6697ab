export { type Converted, convert, type Input } from './convert.ts';
export { ConvertError, type Place, type Reason } from './convertError.ts';
export type { Level, Note } from './draft.ts';
export type { Kind } from './kind.ts';
