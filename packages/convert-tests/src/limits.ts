export const INPUT_LIMITS = {
  /** Of one file. The longest test files of public projects have about 400,000. */
  characters: 500_000,
} as const;
