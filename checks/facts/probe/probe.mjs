// Prints, as one line of JSON, how the installed package resolves an empty config, and the options of
// its build. Runs in its own process with a clean environment.
import { createRstest } from '@rstest/core/api';

const cwd = import.meta.dirname;

let build;
const buildObserver = {
  name: 'facts-probe',
  setup(api) {
    api.onBeforeCreateCompiler(() => {
      build = api.getNormalizedConfig({ environment: 'rstest' });
    });
  },
};

const { context } = await createRstest({ cwd, config: {} });

// Listing tests builds them. It needs a second instance, whose config isn't empty.
const observed = await createRstest({
  cwd,
  config: { include: ['oneTest.mjs'], plugins: [buildObserver], reporters: [] },
});
await observed.listTests();

const { dev, output, source, resolve, performance } = build;
const result = {
  config: context.config,
  build: { dev, output, source, resolve, performance },
  root: cwd,
};
// Functions can't be documented as a default or compared.
const withoutFunctions = (_key, value) => (typeof value === 'function' ? undefined : value);
process.stdout.write(`${JSON.stringify(result, withoutFunctions)}\n`);
