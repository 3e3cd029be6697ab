const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** A short key of a block's code: its FNV-1a hash. Trailing space doesn't count. */
export function codeKey(code: string): string {
  let hash = FNV_OFFSET;
  for (const unit of code.trimEnd()) {
    hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), FNV_PRIME);
  }
  return (hash >>> 0).toString(36);
}
