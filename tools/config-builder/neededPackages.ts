import type { Answers } from './questions.ts';

/** The packages to install as development dependencies, in the order of the questions. */
export function neededPackages(answers: Answers): string[] {
  const { language, ui, environment, setup, coverage } = answers;
  const inPage = environment !== 'node';
  return [
    '@rstest/core',
    ...(ui === 'none' ? [] : [`@rsbuild/plugin-${ui}`]),
    ...(ui === 'react' && inPage ? ['@testing-library/react', '@testing-library/dom'] : []),
    ...(ui === 'react' && inPage && setup === 'yes' ? ['@testing-library/jest-dom'] : []),
    ...(ui === 'vue' && inPage ? ['@vue/test-utils'] : []),
    ...(inPage ? [environment] : []),
    ...(coverage === 'none' ? [] : [`@rstest/coverage-${coverage}`]),
    ...(language === 'ts' ? ['typescript', '@types/node'] : []),
    ...(language === 'ts' && ui === 'react' ? ['@types/react'] : []),
  ];
}
