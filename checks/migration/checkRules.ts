import { RULES } from 'convert-tests/rules';
import type { Page } from '../../content/page.ts';
import type { Problem } from '../../content/problem.ts';
import type { TypeTarget } from '../facts/targets/target.ts';

const RULES_FILE = 'packages/convert-tests/src/rules';

/** Rules whose target isn't in the installed package, or has no heading on the page that they link to. */
export function checkRuleTargets(
  targets: readonly TypeTarget[],
  pages: readonly Page[],
): Problem[] {
  const known = new Set(targets.map(({ kind, id }) => `${kind} ${id}`));
  const problem = (message: string): Problem => ({ file: RULES_FILE, line: 1, message });
  const rules = Object.values(RULES).flatMap((table) => [...table.values()]);
  return rules.flatMap(({ name, targets: written, section }) => {
    const [pageName = '', id = ''] = section.split('#');
    // Environment variables aren't in the package's types.
    const missing = written.filter((target) => !known.has(target) && !target.startsWith('env '));
    const without = pages
      .filter(({ route }) => route === `/guide/migration/${pageName}`)
      .filter(({ headings }) => !headings.some((heading) => heading.id === id));
    return [
      ...missing.map((target) => problem(`${name}: @rstest/core has no ${target}`)),
      ...without.map(({ file }) => problem(`${name}: ${file} has no section #${id}`)),
    ];
  });
}
