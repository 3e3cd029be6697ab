/** The pictures that a feature on the home page can have; drawn in `theme/home/featurePaths.ts`. */
export const FEATURE_ICONS = [
  'layers',
  'braces',
  'swap',
  'window',
  'eye',
  'lanes',
  'chart',
  'tree',
] as const;

export type FeatureIcon = (typeof FEATURE_ICONS)[number];
