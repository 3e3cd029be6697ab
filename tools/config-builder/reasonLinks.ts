import type { PackageReason } from './configFile';

/** The page about each line. */
export const REASON_LINKS: Readonly<Record<PackageReason, string>> = {
  projects: '/config/test/projects',
  name: '/config/test/name',
  plugin: '/config/build/plugins',
  environment: '/config/test/testEnvironment',
  globals: '/config/test/globals',
  setupFiles: '/config/test/setupFiles',
  restoreMocks: '/config/test/restoreMocks',
  coverage: '/config/test/coverage',
  provider: '/config/test/coverage#coverage-provider',
  include: '/config/test/coverage#coverage-include',
  github: '/config/test/reporters#github-actions',
  junit: '/config/test/reporters#junit',
  matchers: '/guide/basic/react#setup',
  actEnvironment: '/guide/basic/react#setup',
  cleanup: '/api/test-api/hooks#aftereach',
  timeZone: '/guide/recipes/time-zones',
  types: '/config/test/globals',
  jsx: '/guide/basic/typescript',
  dom: '/guide/basic/typescript',
};
