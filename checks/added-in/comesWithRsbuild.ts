const BUILD_GROUPS: readonly string[] = [
  'dev',
  'output',
  'performance',
  'resolve',
  'source',
  'tools',
];

/** Whether a build option is nested so deeply that it comes from Rsbuild's types, not Rstest's. */
export function comesWithRsbuild(path: string): boolean {
  const [group = '', ...parts] = path.split('.');
  return BUILD_GROUPS.includes(group) && parts.length > 1;
}
