import { type Block, findBlock, type Intent } from '../block';
import { changeablePaths } from '../editor/editorState';
import { loadSet } from '../pageSets';
import type { RunViewOptions } from '../viewContext';
import {
  type Changes,
  CodeTooLarge,
  parseFragment,
  readChanges,
  type SharedFragment,
} from './sharedCode';

interface SharedLink {
  hash: string;
  options: RunViewOptions;
  show: (block: Block, intent: Intent) => void;
  /** Aborts when the page is left. */
  left: AbortSignal;
}

/** Opens the editor with a link's code, which only runs if the reader says so; or shows why it can't. */
export async function openShared({ hash, options, show, left }: SharedLink): Promise<void> {
  const { text } = options;
  const shared = parseFragment(hash);
  if (shared === undefined) return;
  const say = (message: string) => showMessage(message, text.dismiss, left);
  if (shared === 'broken') return say(text.sharedBroken);
  const block = findBlock(document, shared.set);
  if (!block || block.format === 'bundle') return say(text.sharedUnknown);
  const changes = await changesOf(shared, options);
  if (left.aborted) return;
  if (changes === 'tooLarge') say(text.sharedTooLarge);
  else if (changes === 'broken') say(text.sharedBroken);
  else show(block, { kind: 'shared', changes });
}

async function changesOf(
  shared: SharedFragment,
  options: RunViewOptions,
): Promise<Changes | 'broken' | 'tooLarge'> {
  try {
    const { files } = await loadSet(options, shared.set);
    return await readChanges(shared, changeablePaths(files));
  } catch (error) {
    return error instanceof CodeTooLarge ? 'tooLarge' : 'broken';
  }
}

/** Shows a message above the page until the reader dismisses it or leaves the page. */
function showMessage(message: string, dismiss: string, left: AbortSignal): void {
  document.querySelector('.run-message-box')?.remove();
  const box = document.createElement('div');
  box.className = 'run-message-box';
  const words = document.createElement('p');
  words.setAttribute('role', 'alert');
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'run-button';
  button.textContent = dismiss;
  const remove = () => box.remove();
  button.addEventListener('click', remove);
  left.addEventListener('abort', remove, { once: true });
  box.append(words, button);
  document.body.append(box);
  // Screen readers announce an alert when its text changes.
  words.textContent = message;
}
