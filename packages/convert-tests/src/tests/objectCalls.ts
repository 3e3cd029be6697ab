/** Uses of the objects `jest` and `vi`, which are `rs` in Rstest. */
import type { Identifier, MemberExpression, Node } from '@babel/types';
import { JEST_OBJECT } from '../rules/jestTests.ts';
import type { Rule } from '../rules/rule.ts';
import { VI_OBJECT } from '../rules/vitestTests.ts';
import { needsRequire } from './imports.ts';
import { replaceUse } from './names.ts';
import { SPECIAL_CALLS } from './specialCalls.ts';
import { RUNNERS, type TestFile } from './testFile.ts';

/** Converts a use of the runner's object, at its identifier. */
export function convertObjectUse(node: Identifier, parents: readonly Node[], file: TestFile): void {
  const { draft, runner, needed } = file;
  const parent = parents.at(-1);
  const isMember = parent?.type === 'MemberExpression' && parent.object === node;
  if (parent?.type === 'TSQualifiedName') return;
  if (!isMember || parent.computed || parent.property.type !== 'Identifier') {
    draft.note('check', 'jest value', node);
    replaceUse(node, parent, 'rs', file);
    needed.set('rs', 'value');
    return;
  }
  const name = parent.property.name;
  if (/^(?:require|import)Actual$/.test(name) && needsRequire(file))
    draft.note('manual', 'actual without import', parent);
  const rule = runner === 'jest' ? JEST_OBJECT.get(`jest.${name}`) : VI_OBJECT.get(`vi.${name}`);
  const rename = () => renameMember(parent, rule, file);
  const call = parents.at(-2);
  const special = Object.hasOwn(SPECIAL_CALLS, name) ? SPECIAL_CALLS[name] : undefined;
  if (!special || call?.type !== 'CallExpression' || call.callee !== parent) {
    rename();
    return;
  }
  special({
    call,
    member: parent,
    parents,
    rule: rule ?? objectRule(file),
    file,
    rename,
    replace(text) {
      draft.replace(parent, text);
      needed.set('rs', 'value');
      draft.note('change', rule ?? objectRule(file), parent);
    },
  });
}

/** The rule that `jest` or `vi` becomes `rs`. The table of each runner has it. */
function objectRule({ runner }: TestFile): Rule {
  const { names, objects } = RUNNERS[runner];
  return names.get(objects[0] ?? '') as Rule;
}

/** Renames the object and its function as the rule says. A function without a counterpart stays. */
function renameMember(member: MemberExpression, rule: Rule | undefined, file: TestFile): void {
  const { draft, needed } = file;
  if (!rule) {
    draft.replace(member.object, 'rs');
    draft.note('change', objectRule(file), member);
  } else {
    const target = rule.targets[0]?.replace('utility ', '');
    if (rule.kind === 'none' || !target) {
      draft.note('manual', rule, member);
      return;
    }
    draft.replace(member, target);
    draft.note(rule.kind === 'differs' || rule.note ? 'check' : 'change', rule, member);
  }
  needed.set('rs', 'value');
}
