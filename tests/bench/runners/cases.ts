import { imports } from './projects/imports.ts';
import type { Project } from './projects/project.ts';
import { react } from './projects/react.ts';
import { small } from './projects/small.ts';
import { typescript } from './projects/typescript.ts';
import { watched } from './projects/watched.ts';

/** The number of test files, and the project with them. */
const CASES = {
  small: [200, small],
  imports: [40, imports],
  react: [40, react],
  typescript: [50, typescript],
  watch: [50, watched],
  coverage: [50, (testFiles: number) => typescript(testFiles, { coverage: true })],
} as const;

export type CaseName = keyof typeof CASES;

export const CASE_NAMES = Object.keys(CASES) as CaseName[];

export function projectOf(name: CaseName): Project {
  const [testFiles, make] = CASES[name];
  return make(testFiles);
}
