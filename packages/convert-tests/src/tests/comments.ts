import type { Comment } from '@babel/types';
import { environmentOf } from '../configs/jestEnvironment.ts';
import { BEHAVIORS } from '../rules/behaviors.ts';
import { namedRule } from '../rules/find.ts';
import type { TestFile } from './testFile.ts';

/** Comments that choose an environment, which Rstest understands, and ones that load types. */
export function convertComments(comments: readonly Comment[], { draft, runner }: TestFile): void {
  for (const { start = 0, end = 0, value } of comments) {
    const environment = /@(?:jest|vitest)-environment\s+(\S+)/.exec(value);
    if (environment?.[1]) {
      const name = environment[1];
      const known = environmentOf(name);
      const at = start + 2 + environment.index + environment[0].length - name.length;
      if (known && known !== name) {
        draft.edits.overwrite(at, at + name.length, known);
        draft.note('change', namedRule(BEHAVIORS, 'known environment'), at);
      } else if (!known) draft.note('manual', namedRule(BEHAVIORS, 'environment'), at);
    }
    const isTypes =
      runner === 'jest'
        ? /^\/\s*<reference types="(?:jest|@types\/jest)"/
        : /^\/\s*<reference types="vitest\/globals"/;
    if (isTypes.test(value)) {
      draft.edits.overwrite(start, end, '/// <reference types="@rstest/core/globals" />');
      draft.note('change', namedRule(BEHAVIORS, 'kept globals'), start);
    }
  }
}
