// Runs in its own process with a clean environment: prints, as one line of JSON, what the installed
// package resolves for an empty config.
import { createRstest } from '@rstest/core/api';

const cwd = import.meta.dirname;

let build;
const lookAtBuild = {
  name: 'facts-probe',
  setup(api) {
    api.onBeforeCreateCompiler(() => {
      build = api.getNormalizedConfig({ environment: 'rstest' });
    });
  },
};

const empty = await createRstest({ cwd, config: {} });
const probing = await createRstest({
  cwd,
  config: {
    include: ['oneTest.mjs'],
    plugins: [lookAtBuild],
    reporters: [],
  },
});
await probing.listTests();

const { dev, output, source, resolve, performance } = build;
const answer = {
  config: empty.context.config,
  build: { dev, output, source, resolve, performance },
  root: cwd,
};
// Functions can't be documented as a default or compared.
const plain = (_key, value) => (typeof value === 'function' ? undefined : value);
process.stdout.write(`${JSON.stringify(answer, plain)}\n`);
