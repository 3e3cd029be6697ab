/** `jest.*` and `vi.*`. */
import type { CallExpression, Identifier, MemberExpression, Node } from '@babel/types';
import { BEHAVIORS } from '../rules/behaviors.ts';
import { byName, namedRule } from '../rules/find.ts';
import { JEST_OBJECT } from '../rules/jestTests.ts';
import type { Rule } from '../rules/rule.ts';
import { VI_OBJECT } from '../rules/vitestTests.ts';
import { rangeOf } from '../syntax/walk.ts';
import { SPECIAL_CALLS } from './specialCalls.ts';
import type { TestFile } from './testFile.ts';

/** Converts a use of the runner's object, at its identifier. */
export function convertObjectArgument(
  node: Identifier,
  parents: readonly Node[],
  file: TestFile,
): void {
  const parent = parents.at(-1);
  if (file.done.has(node)) return;
  const name = node.name === 'vitest' ? 'rstest' : 'rs';
  if (parent?.type === 'ObjectProperty' && parent.shorthand) {
    noteValue(node, file);
    file.draft.edits.appendLeft(rangeOf(node)[1], `: ${name}`);
    file.needed.set(name, 'value');
    return;
  }
  if (parent?.type !== 'MemberExpression' || parent.object !== node) {
    if (parent?.type === 'TSQualifiedName') return;
    noteValue(node, file);
    rename(node, name, file);
    return;
  }
  const rule = ruleOfMember(parent, file);
  if (!rule) {
    file.draft.note('manual', namedRule(BEHAVIORS, 'unknown function'), parent);
    return;
  }
  const call = callOf(parent, parents);
  const special = Object.hasOwn(SPECIAL_CALLS, rule.source)
    ? SPECIAL_CALLS[rule.source]
    : undefined;
  if (special && call)
    special({
      call,
      member: parent,
      node,
      parents,
      rule,
      file,
      rename: () => renameMember(parent, node, name, rule, file),
    });
  else renameMember(parent, node, name, rule, file);
  for (const next of chained(parents)) renameChained(next, file);
}

function noteValue(node: Node, { draft }: TestFile): void {
  draft.note('check', namedRule(BEHAVIORS, 'jest value'), node);
}

function rename(node: Node, name: string, { draft, needed }: TestFile): void {
  draft.edits.overwrite(...rangeOf(node), name);
  needed.set(name, 'value');
}

/** Names that Jest removed. */
const FORMER: Readonly<Record<string, string>> = {
  genMockFromModule: 'createMockFromModule',
  genMockFunction: 'fn',
};

function ruleOfMember(
  { property, computed }: MemberExpression,
  { runner }: TestFile,
): Rule | undefined {
  if (computed || property.type !== 'Identifier') return undefined;
  const name = FORMER[property.name] ?? property.name;
  return runner === 'jest'
    ? byName(JEST_OBJECT).get(`jest.${name}`)
    : byName(VI_OBJECT).get(`vi.${name}`);
}

/** The call of a member: `jest.fn()` of `jest.fn`. */
function callOf(member: Node, parents: readonly Node[]): CallExpression | undefined {
  const parent = parents.at(-2);
  return parent?.type === 'CallExpression' && parent.callee === member ? parent : undefined;
}

/** Renames object and function, as the rule says; without a counterpart, nothing is renamed. */
function renameMember(
  member: MemberExpression,
  node: Identifier,
  object: string,
  rule: Rule,
  file: TestFile,
): void {
  const { draft } = file;
  const target = rule.targets
    .find((one) => one.startsWith('utility rs.'))
    ?.slice('utility rs.'.length);
  if (rule.kind === 'none' || target === undefined) {
    draft.note('manual', rule, member);
    return;
  }
  rename(node, object, file);
  if (rule.kind === 'differs') draft.note('check', rule, member);
  const { property } = member;
  if (property.type === 'Identifier' && property.name !== target) {
    draft.edits.overwrite(...rangeOf(property), target);
    draft.note(rule.note ? 'check' : 'change', rule, member);
  } else if (rule.kind !== 'differs')
    draft.note(
      'change',
      namedRule(BEHAVIORS, object === 'rs' && file.runner === 'jest' ? 'jest to rs' : 'vi to rs'),
      member,
    );
}

/** Later members of a chain: `jest.useFakeTimers().setSystemTime(0)`. */
function chained(parents: readonly Node[]): MemberExpression[] {
  const found: MemberExpression[] = [];
  for (let index = parents.length - 2; index > 0; index -= 1) {
    const [call, next] = [parents[index], parents[index - 1]];
    if (call?.type !== 'CallExpression' || next?.type !== 'MemberExpression') break;
    if (next.object !== call) break;
    found.push(next);
    index -= 1;
  }
  return found;
}

/** Functions that return the object in Jest, so that calls can be chained. */
const RETURNS_ITSELF =
  /^(?:mock|doMock|unmock|dontMock|setTimeout|useFakeTimers|useRealTimers|clearAllMocks|resetAllMocks|restoreAllMocks|resetModules|retryTimes)$/;

function renameChained(member: MemberExpression, file: TestFile): void {
  const { property, object } = member;
  const before =
    object.type === 'CallExpression' && object.callee.type === 'MemberExpression'
      ? object.callee.property
      : undefined;
  if (before?.type !== 'Identifier' || !RETURNS_ITSELF.test(before.name)) return;
  const rule = ruleOfMember(member, file);
  const target = rule?.targets[0]?.replace('utility rs.', '');
  if (rule && rule.kind !== 'same' && property.type === 'Identifier') {
    file.draft.note('manual', rule, member);
  } else if (property.type === 'Identifier' && target !== property.name) {
    file.draft.note('manual', namedRule(BEHAVIORS, 'unknown function'), member);
  }
}
