/** The exact versions that the benchmark installs. The runners come first, as the benchmarks page expects. */
export const VERSIONS = {
  '@rstest/core': '0.12.0',
  vitest: '4.1.12',
  jest: '30.5.2',

  '@rsbuild/plugin-react': '2.1.1',
  '@rstest/coverage-v8': '0.12.0',
  '@swc/core': '1.16.22',
  '@swc/jest': '0.2.39',
  '@vitest/coverage-v8': '4.1.12',
  'jest-environment-jsdom': '30.5.2',
  vite: '8.3.8',

  '@testing-library/dom': '10.4.2',
  '@testing-library/react': '16.3.3',
  'date-fns': '4.4.0',
  // The newest version that jest-environment-jsdom accepts, so that all three runners use the same one.
  jsdom: '26.1.0',
  lodash: '4.18.1',
  react: '19.3.1',
  'react-dom': '19.3.1',
  rxjs: '7.8.2',
  zod: '4.6.7',
} as const;
