import { type Block, findBlock } from '../block';
import { changeablePaths } from '../editor/editorState';
import type { Intent } from '../intent';
import { loadSet } from '../pageSets';
import type { RunText } from '../words/runText';
import { parseFragment, type SharedFragment } from './fragment';
import { readChanges } from './sharedCode';
import { showMessage } from './showMessage';

interface SharedLink {
  hash: string;
  setsUrl: string;
  text: RunText;
  show: (block: Block, intent: Intent) => void;
  /** Ends when the page is left. */
  left: AbortSignal;
}

/** Opens the editor with a link's code, which nothing runs but the reader; or says why it can't. */
export async function openShared({ hash, setsUrl, text, show, left }: SharedLink): Promise<void> {
  const shared = parseFragment(hash);
  if (shared === undefined) return;
  const say = (message: string) => showMessage(message, text.dismiss, left);
  if (shared === 'broken') return say(text.sharedBroken);
  const block = findBlock(document, shared.set);
  if (!block || block.place === 'bundle') return say(text.sharedUnknown);
  const changes = await changesOf(shared, setsUrl);
  if (left.aborted) return;
  if (changes) show(block, { kind: 'shared', changes });
  else say(text.sharedBroken);
}

async function changesOf(shared: SharedFragment, setsUrl: string) {
  try {
    const { files } = await loadSet(setsUrl, shared.set);
    return await readChanges(shared, changeablePaths(files));
  } catch {
    return undefined;
  }
}
