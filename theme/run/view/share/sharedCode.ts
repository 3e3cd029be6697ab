import { RUN_LINK } from '../../../site';
import { formatFragment, type SharedFragment } from './fragment';
import { packText, unpackText } from './packText';

/** Code by the path of its file; files that are as the page has them are left out. */
export type Changes = Readonly<Record<string, string>>;

/** The fragment of a link to changed code; undefined where it would be too long. */
export async function shareChanges(set: string, changes: Changes): Promise<string | undefined> {
  const data = await packText(JSON.stringify(changes));
  return formatFragment({ set, version: RUN_LINK.version, data });
}

/**
 * The changes of a link, for the files of `paths`. Throws for everything that a link of ours can't
 * hold: another version, broken data, files that the example hasn't.
 */
export async function readChanges(
  { version, data }: SharedFragment,
  paths: readonly string[],
): Promise<Changes> {
  if (version !== RUN_LINK.version) throw new Error(`The link is of version ${version}.`);
  const value: unknown = JSON.parse(await unpackText(data, RUN_LINK.bytes));
  if (!isChanges(value)) throw new Error('The link holds no code by path.');
  const unknown = Object.keys(value).find((path) => !paths.includes(path));
  if (unknown !== undefined) throw new Error(`The example has no file ${unknown} to change.`);
  const lines = Object.values(value).join('\n').split('\n').length;
  if (lines > RUN_LINK.lines) throw new Error(`The link holds ${lines} lines of code.`);
  return value;
}

function isChanges(value: unknown): value is Changes {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.values(value).every((code) => typeof code === 'string');
}
