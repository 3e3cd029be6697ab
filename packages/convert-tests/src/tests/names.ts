/** Test functions with another name, titles, snapshots, and comments. */
import type { CallExpression, Comment, Identifier, MemberExpression, Node } from '@babel/types';
import { environmentOf } from '../configs/environments.ts';
import { JEST_CONFIG } from '../rules/jestConfig.ts';
import { JEST_NAMES } from '../rules/jestTests.ts';
import { type Rule, targetName } from '../rules/rule.ts';
import { dottedName, stringValue, unwrap } from '../syntax/values.ts';
import { RUNNERS, type TestFile } from './testFile.ts';

/** Rstest's name for a function of the runner: `it.skip` for `xit`. Undefined if the name stays. */
export function newName(name: string, rule: Rule | undefined): string | undefined {
  if (rule?.kind !== 'renamed') return undefined;
  const [target = ''] = rule.targets.map(targetName);
  // Rules name `test`, but `fit` and `xit` become `it.only` and `it.skip`.
  return name.endsWith('it') ? target.replace('test', 'it') : target;
}

/** Replaces a use of a variable. Where its name is also a key, or the name of an export, that stays. */
export function replaceUse(
  node: Identifier,
  parent: Node | undefined,
  name: string,
  { draft }: TestFile,
): void {
  const isShorthand = parent?.type === 'ObjectProperty' && parent.shorthand;
  const isExport = parent?.type === 'ExportSpecifier' && parent.exported.start === node.start;
  if (isShorthand) draft.replace(node, `${node.name}: ${name}`);
  else draft.replace(node, isExport ? `${name} as ${node.name}` : name);
}

/** Converts an identifier of the runner's API, or a member of it that has another name in Rstest. */
export function convertName(
  node: Identifier,
  name: string,
  parents: readonly Node[],
  file: TestFile,
): void {
  const { draft, needed, runner } = file;
  const rule = RUNNERS[runner].names.get(name);
  const renamed = newName(name, rule);
  if (renamed && rule) {
    replaceUse(node, parents.at(-1), renamed, file);
    draft.note('change', rule, node);
    needed.set(renamed.split('.')[0] ?? '', 'value');
    return;
  }
  // An alias comes from the file's own import.
  if (node.name === name) needed.set(name, 'value');
  // `test.only.failing` has the member of `test.failing`.
  let object: Node = node;
  for (const member of [...parents].reverse()) {
    if (member.type !== 'MemberExpression' || member.object !== object) break;
    convertMember(member, node, name === 'it' ? 'test' : name, file);
    object = member;
  }
}

function convertMember(
  member: MemberExpression,
  node: Identifier,
  name: string,
  { draft, needed, runner }: TestFile,
): void {
  const { property } = member;
  if (property.type !== 'Identifier' || member.computed) return;
  const key = /^(?:before|after)(?:Each|All)$/.test(property.name) ? 'beforeEach' : property.name;
  const rule = RUNNERS[runner].names.get(`${name}.${key}`);
  if (!rule) return;
  draft.note(rule.kind === 'none' ? 'manual' : 'change', rule, member);
  if (rule.kind === 'none') return;
  const target = rule.targets[0]?.split(/[.#]/).at(-1) ?? '';
  if (target !== 'describe') {
    draft.replace(property, target);
    return;
  }
  draft.replace(member, target);
  needed.set(target, 'value');
  needed.delete(node.name);
}

/** Replaces `%p` in the titles of `test.each` and `describe.each`. */
export function convertTitles(
  { callee, arguments: [title] }: CallExpression,
  { draft, runner }: TestFile,
): void {
  const rule = JEST_NAMES.get('%p');
  if (runner !== 'jest' || callee.type !== 'CallExpression' || !title || !rule) return;
  if (!/\.each$/.test(dottedName(callee.callee) ?? '')) return;
  if (!stringValue(title)?.includes('%p')) return;
  draft.replace(title, draft.source(title).replaceAll('%p', '%s'));
  draft.note('change', rule, title);
}

/** Notes inline snapshots of errors, and once per file that the names of other snapshots can change. */
export function noteSnapshots({ property }: MemberExpression, { draft, runner }: TestFile): void {
  if (runner !== 'jest' || property.type !== 'Identifier') return;
  if (property.name === 'toThrowErrorMatchingInlineSnapshot')
    draft.note('manual', 'error snapshots', property);
  if (!/^(?:toMatchSnapshot|toThrowErrorMatchingSnapshot)$/.test(property.name)) return;
  if (draft.notes.some(({ rule }) => rule.name === 'snapshots')) return;
  draft.note('check', 'snapshots', property);
}

/** Converts comments that choose an environment, which Rstest also has, and comments that load types. */
export function convertComments(comments: readonly Comment[], { draft, runner }: TestFile): void {
  const isTypes =
    runner === 'jest'
      ? /^\/\s*<reference types="(?:jest|@types\/jest)"/
      : /^\/\s*<reference types="vitest\/globals"/;
  const environmentRule = JEST_CONFIG.get('testEnvironment');
  for (const comment of comments) {
    const { start = 0, end = 0, value } = comment;
    const environment = /@(?:jest|vitest)-environment\s+(\S+)/.exec(value);
    if (environment?.[1]) {
      const [text, name] = environment;
      const target = environmentOf(name);
      const nameEnd = start + '/*'.length + environment.index + text.length;
      if (!target && environmentRule) draft.note('manual', environmentRule, comment);
      if (target && target !== name) {
        draft.edits.overwrite(nameEnd - name.length, nameEnd, target);
        draft.note('change', 'known environment', comment);
      }
    }
    if (isTypes.test(value)) {
      draft.edits.overwrite(start, end, '/// <reference types="@rstest/core/globals" />');
      draft.note('change', 'kept globals', comment);
    }
  }
}

/** Notes a class as the implementation of a mock function, which Rstest can't call with `new`. */
export function noteClass({ callee, arguments: [first] }: CallExpression, file: TestFile): void {
  if (!first || unwrap(first).type !== 'ClassExpression') return;
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
  if (/^(?:fn|mockImplementation|mockImplementationOnce)$/.test(callee.property.name))
    file.draft.note('manual', 'class in mock', first);
}
