/** What a file is. */
export const KINDS = [
  'jest-config',
  'jest-json',
  'vitest-config',
  'jest-test',
  'vitest-test',
] as const;

export type Kind = (typeof KINDS)[number];
