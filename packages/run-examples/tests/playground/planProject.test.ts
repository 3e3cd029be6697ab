import { describe, expect, test } from 'vitest';
import { planProject } from '../../src/playground/plan/planProject.ts';

const files = (codes: Readonly<Record<string, string>>) =>
  Object.entries(codes).map(([path, code]) => ({ path, code }));
const plan = (codes: Readonly<Record<string, string>>) => planProject(files(codes));

const CODE = {
  'rstest.config.ts': 'export default { retry: 1, setupFiles: ["./setup.ts"] };',
  'setup.ts': "import './src/env';",
  'src/env.ts': '',
  'src/sum.ts': "import { round } from './round'; export const sum = () => round;",
  'src/round.ts': 'export const round = Math.round;',
  'test/sum.test.ts':
    "import { expect } from '@rstest/core'; import { sum } from '../src/sum'; expect(sum);",
  'test/alone.test.tsx': "import { render } from '@testing-library/react'; render(<p />);",
};

describe('planProject', () => {
  test('finds tests, settings, and packages', () => {
    const { options, packages, notes } = plan(CODE);
    expect(options).toEqual({
      retry: 1,
      setupFiles: ['setup.ts'],
      tests: ['test/sum.test.ts', 'test/alone.test.tsx'],
    });
    expect(packages).toEqual(['@rstest/core', '@testing-library/react']);
    expect(notes).toEqual([]);
  });

  test('compiles JSX as the plugin for React does', () => {
    const config = `import { pluginReact } from '@rsbuild/plugin-react';
      export default { plugins: [pluginReact()], testEnvironment: 'happy-dom' };`;
    const { options, packages, notes } = plan({ 'rstest.config.ts': config, 'a.test.tsx': '' });
    expect(options).toMatchObject({ jsxRuntime: 'automatic', testEnvironment: 'happy-dom' });
    expect(packages).toEqual(['react/jsx-runtime']);
    expect(notes).toEqual([]);
  });

  test('leaves out setup files that aren’t paths', () => {
    const config = 'export default { setupFiles: [1] };';
    const { options } = plan({ 'rstest.config.ts': config, 'a.test.ts': '' });
    expect(options).toEqual({ tests: ['a.test.ts'] });
  });

  test('does not count a plugin for React that’s only imported', () => {
    const config = "import { pluginReact } from '@rsbuild/plugin-react'; export default {};";
    const { options } = plan({ 'rstest.config.mjs': config, 'a.test.tsx': '' });
    expect(options).toEqual({ tests: ['a.test.tsx'] });
  });

  test('reads plugins from a constant', () => {
    const config = `import { pluginReact as react } from '@rsbuild/plugin-react';
      const plugins = [react()]; export default { plugins };`;
    const { options, notes } = plan({ 'rstest.config.ts': config, 'a.test.tsx': '' });
    expect(options).toMatchObject({ jsxRuntime: 'automatic' });
    expect(notes).toEqual([]);
  });

  test.each([
    ['export default { coverage: { enabled: true } };', { name: 'coverage' }],
    ['export default { resolve: { alias: {} } };', { name: 'resolve' }],
    ['export default { retry: count() };', { name: 'retry' }],
    ["export default { testEnvironment: 'edge' };", { name: 'testEnvironment' }],
    [
      "import { pluginVue } from '@rsbuild/plugin-vue'; export default { plugins: [pluginVue()] };",
      { name: 'plugins' },
    ],
    [
      "import vue from 'unplugin-vue/rspack'; export default { plugins: [vue()] };",
      { name: 'plugins' },
    ],
    ['export default { plugins: [{ name: "own", setup() {} }] };', { name: 'plugins' }],
    [
      "import { pluginReact } from '@rsbuild/plugin-react'; import { own } from './own'; export default { plugins: [pluginReact(), own()] };",
      { name: 'plugins' },
    ],
  ])('says what of %s has no effect', (config, note) => {
    const { notes } = plan({ 'rstest.config.ts': config, 'a.test.ts': '' });
    expect(notes).toEqual([{ kind: 'setting', ...note }]);
  });

  test('says which calls and imports need a bundler', () => {
    const code = "rs.mock('./a', () => ({})); import Page from './Page.vue'; Page();";
    expect(plan({ 'a.test.ts': code }).notes).toEqual([
      { kind: 'moduleCall', name: 'rs.mock', path: 'a.test.ts' },
      { kind: 'import', specifier: './Page.vue', path: 'a.test.ts' },
    ]);
    const styled = "import styles from './a.module.css'; import './b.css'; styles.box;";
    expect(plan({ 'a.test.ts': styled }).notes).toEqual([
      { kind: 'import', specifier: './a.module.css', path: 'a.test.ts' },
    ]);
  });

  test.each(['export default {', 'export default load();', 'export default ('])(
    'takes the defaults where the config is %j',
    (config) => {
      const { options, notes } = plan({ 'rstest.config.ts': config, 'a.test.ts': '' });
      expect(options).toEqual({ tests: ['a.test.ts'] });
      expect(notes).toEqual([{ kind: 'config', path: 'rstest.config.ts' }]);
    },
  );

  test('plans code that can’t be parsed', () => {
    expect(plan({ 'a.test.ts': 'import {', 'b.ts': '(('.repeat(5000) }).options.tests).toEqual([
      'a.test.ts',
    ]);
  });
});
