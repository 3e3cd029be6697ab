import type { ObjectExpression, ObjectProperty } from '@babel/types';
import { resolveConstant } from '../syntax/scopes.ts';
import { keyOf, stringValues } from '../syntax/values.ts';
import type { ConfigContext, Handler } from './defaultHandler.ts';
import { arrayOfStrings, withRule } from './handlerParts.ts';
import { regexToGlobs } from './regexToGlobs.ts';

const change = withRule('change');
const check = withRule('check');
const manual = withRule('manual');

/** What Jest runs without a setting. */
const JEST_FILES = ['**/*.{test,spec}.?(c|m)[jt]s?(x)', '**/__tests__/**/*.?(c|m)[jt]s?(x)'];

const testRegex: Handler = (property, context) => {
  const patterns = stringValues(resolveConstant(property.value, context.program));
  const found = patterns?.map(regexToGlobs);
  if (!found || found.some((one) => one === undefined)) return manual(property, context);
  const globs = (found as string[][]).flat();
  return change(property, context, [['include', arrayOfStrings(inRoots(globs, context) ?? globs)]]);
};

const testMatch: Handler = (property, context) => {
  const globs = stringValues(resolveConstant(property.value, context.program));
  const rooted = globs && inRoots(globs, context);
  const value = rooted ? arrayOfStrings(rooted) : context.draft.edited(property.value);
  return change(property, context, [['include', value]]);
};

/** The folders are part of `include` in Rstest. */
const roots: Handler = (property, context) => {
  const folders = rootFolders(context);
  if (folders?.length === 0) return change(property, context);
  if (!folders) return manual(property, context);
  const named = member(context.object, 'testMatch') ?? member(context.object, 'testRegex');
  if (!named) {
    return change(property, context, [
      ['include', arrayOfStrings(inRoots(JEST_FILES, context) ?? [])],
    ]);
  }
  const globs = stringValues(resolveConstant(named.value, context.program));
  const isDone = keyOf(named) === 'testRegex' ? globs : globs && inRoots(globs, context);
  return (isDone ? change : check)(property, context);
};

/** Globs within the folders of `roots`; undefined if they can't be told. */
function inRoots(globs: readonly string[], context: ConfigContext): string[] | undefined {
  const folders = rootFolders(context);
  if (!folders || folders.length === 0) return undefined;
  if (!globs.every((glob) => glob.startsWith('**/'))) return undefined;
  return folders.flatMap((folder) => globs.map((glob) => `${folder}/${glob}`));
}

/** The folders of `roots`, none if that's the whole root; undefined if they're computed. */
function rootFolders({ object, program }: ConfigContext): string[] | undefined {
  const property = member(object, 'roots');
  const values = property && stringValues(resolveConstant(property.value, program));
  const folders = values?.map((one) =>
    one.replace(/^(?:<rootDir>|\.)(?:\/|$)/, '').replace(/\/$/, ''),
  );
  return folders?.includes('') ? [] : folders;
}

function member(object: ObjectExpression, name: string): ObjectProperty | undefined {
  return object.properties.find(
    (one): one is ObjectProperty => one.type === 'ObjectProperty' && keyOf(one) === name,
  );
}

export const filesHandlers: Readonly<Record<string, Handler>> = { testRegex, testMatch, roots };
