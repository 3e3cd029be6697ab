import type { ConfigFile } from './configFile.ts';
import { configFiles } from './configFiles.ts';
import type { Answers } from './questions.ts';
import { tsconfigFile } from './tsconfigLines.ts';

/** All files that answers lead to, in the order in which they're shown. */
export function allFiles(answers: Answers): ConfigFile[] {
  const tsconfig = tsconfigFile(answers);
  return [...configFiles(answers), ...(tsconfig ? [tsconfig] : [])];
}
