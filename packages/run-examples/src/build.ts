export {
  createSetBuilder,
  type PageOfSets,
  type SetBuilder,
  type SetBuilderOptions,
} from './build/createSetBuilder.ts';
export { packageFolder } from './build/packageFolder.ts';
export type { ProvidedPackages } from './build/packages/providedPackages.ts';
export type { PlannedSet } from './build/planSet.ts';
export { pluginSets, type SetFiles } from './build/pluginSets.ts';
export type { OpenCache, ResultCache } from './build/resultCache.ts';
export { pluginSandbox, type SandboxPlugin } from './build/sandbox/pluginSandbox.ts';
