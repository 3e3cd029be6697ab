/** Test functions and matchers with another name. */
import type { CallExpression, Comment, Identifier, MemberExpression, Node } from '@babel/types';
import { environmentOf } from '../configs/jestEnvironment.ts';
import { BEHAVIORS } from '../rules/behaviors.ts';
import { byName, namedRule } from '../rules/find.ts';
import { JEST_NAMES } from '../rules/jestTests.ts';
import { VITEST_NAMES } from '../rules/vitestTests.ts';
import { stringValue, unwrap } from '../syntax/values.ts';
import { rangeOf } from '../syntax/walk.ts';
import type { TestFile } from './testFile.ts';

const SHORT: Readonly<Record<string, string>> = {
  xit: 'it.skip',
  xtest: 'test.skip',
  xdescribe: 'describe.skip',
  fit: 'it.only',
  fdescribe: 'describe.only',
};

/** Converts an identifier of the runner's API, and its member if that has another name. */
export function convertName(
  node: Identifier,
  name: string,
  parents: readonly Node[],
  file: TestFile,
): void {
  const { draft, needed, runner } = file;
  const parent = parents.at(-1);
  const member = parent?.type === 'MemberExpression' && parent.object === node ? parent : undefined;
  const short = Object.hasOwn(SHORT, name) ? SHORT[name] : undefined;
  if (short) {
    draft.edits.overwrite(...rangeOf(node), short);
    draft.note('change', namedRule(JEST_NAMES, name), node);
    needed.set(short.split('.')[0] ?? '', 'value');
    return;
  }
  if (runner === 'vitest' && name === 'suite') {
    draft.edits.overwrite(...rangeOf(node), 'describe');
    draft.note('change', namedRule(VITEST_NAMES, 'suite'), node);
    needed.set('describe', 'value');
    return;
  }
  needed.set(name, 'value');
  if (member) convertMember(member, node, name === 'it' ? 'test' : name, file);
}

function convertMember(
  member: MemberExpression,
  node: Identifier,
  name: string,
  file: TestFile,
): void {
  const { property } = member;
  if (property.type !== 'Identifier' || member.computed) return;
  const { draft, runner } = file;
  const names = byName(runner === 'jest' ? JEST_NAMES : VITEST_NAMES);
  const key = /^(?:before|after)(?:Each|All)$/.test(property.name) ? 'beforeEach' : property.name;
  const rule = names.get(`${name}.${key}`);
  if (!rule) return;
  if (rule.kind === 'none') draft.note('manual', rule, member);
  else if (key === 'suite' || key === 'describe') {
    draft.edits.overwrite(...rangeOf(member), 'describe');
    file.needed.set('describe', 'value');
    file.needed.delete(node.name);
    draft.note('change', rule, member);
  } else {
    draft.edits.overwrite(
      ...rangeOf(property),
      rule.targets[0]?.split('.').at(-1) ?? property.name,
    );
    draft.note('change', rule, member);
  }
}

/** `%p` in the titles of `test.each` and `describe.each`. */
export function convertTitles(call: CallExpression, { draft, runner }: TestFile): void {
  if (runner !== 'jest') return;
  const { callee } = call;
  if (callee.type !== 'CallExpression' || callee.callee.type !== 'MemberExpression') return;
  const { property } = callee.callee;
  const [title] = call.arguments;
  if (property.type !== 'Identifier' || property.name !== 'each' || !title) return;
  if (!stringValue(title)?.includes('%p')) return;
  const [start, end] = rangeOf(title);
  draft.edits.overwrite(start, end, draft.code.slice(start, end).replaceAll('%p', '%s'));
  draft.note('change', namedRule(JEST_NAMES, '%p'), title);
}

/** Snapshots whose names change, of tests in suites or with a hint, and inline ones of errors. */
export function noteSnapshots(member: MemberExpression, file: TestFile): void {
  const { property } = member;
  if (file.runner !== 'jest' || property.type !== 'Identifier') return;
  if (property.name === 'toThrowErrorMatchingInlineSnapshot') {
    file.draft.note('manual', namedRule(BEHAVIORS, 'error snapshots'), property);
    return;
  }
  if (!/^(?:toMatchSnapshot|toThrowErrorMatchingSnapshot)$/.test(property.name)) return;
  if (file.draft.notes.some(({ rule }) => rule === 'snapshots')) return;
  file.draft.note('check', namedRule(BEHAVIORS, 'snapshots'), property);
}

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

const TAKES_IMPLEMENTATION = /^(?:fn|mockImplementation|mockImplementationOnce)$/;

/** A class as the implementation of a mock function, which Rstest can't call with `new`. */
export function noteClass({ callee, arguments: [first] }: CallExpression, file: TestFile): void {
  if (!first || unwrap(first).type !== 'ClassExpression') return;
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
  if (!TAKES_IMPLEMENTATION.test(callee.property.name)) return;
  file.draft.note('manual', namedRule(BEHAVIORS, 'class in mock'), first);
}
