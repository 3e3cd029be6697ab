export { packageFolder } from './build/bundle/buildEnvironments.ts';
export type { OpenCache, ResultCache } from './build/bundle/bundlingDigest.ts';
export {
  createSetBuilder,
  type PageOfSets,
  type SetBuilder,
  type SetBuilderOptions,
} from './build/createSetBuilder.ts';
export type { ProvidedPackages } from './build/packages/buildPackages.ts';
export type { PlannedSet } from './build/planSet.ts';
export { pluginSets } from './build/pluginSets.ts';
export { pluginSandbox, type SandboxPlugin } from './build/sandbox/pluginSandbox.ts';
