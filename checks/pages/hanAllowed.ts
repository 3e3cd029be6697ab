export interface HanAllowance {
  /** A page's route, or `*` for every page. */
  readonly route: string;
  readonly text: string;
  readonly why: string;
}

/** The Chinese text that English pages can contain. */
export const HAN_ALLOWED_IN_ENGLISH: readonly HanAllowance[] = [];
