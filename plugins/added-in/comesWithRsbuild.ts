const BUILD_GROUPS: readonly string[] = [
  'dev',
  'output',
  'performance',
  'resolve',
  'source',
  'tools',
];

/** Whether an option lies so deep in a group of the build that Rstest's own types don't name it. */
export function comesWithRsbuild(path: string): boolean {
  const [group = '', ...parts] = path.split('.');
  return BUILD_GROUPS.includes(group) && parts.length > 1;
}
