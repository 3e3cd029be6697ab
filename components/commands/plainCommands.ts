import { PACKAGE_MANAGER_GROUP, PACKAGE_MANAGERS } from '../../theme/settings/packageManagers';
import { subscribeToTabs, tabChoices } from '../../theme/ui/storage/tabChoices';

/** Pages are written for the first package manager. */
const [WRITTEN] = PACKAGE_MANAGERS;
const VERBS = ['add', 'exec'] as const;

/** The commands of a page, and those above their output. */
const COMMANDS = 'pre[data-lang=bash] .line, [data-output=true] > figcaption';

/** Follows the reader's choice of a package manager in the commands below `root`. */
export function handlePlainCommands(root: HTMLElement): void {
  subscribeToTabs(() => showPlainCommands(root));
}

/** Shows commands outside of tabs for the package manager that the reader chose in a tab group. */
export function showPlainCommands(root: HTMLElement): void {
  const chosen = tabChoices()[PACKAGE_MANAGER_GROUP];
  const manager = PACKAGE_MANAGERS.find(({ name }) => name === chosen);
  if (!manager) return;
  for (const command of root.querySelectorAll<HTMLElement>(COMMANDS)) {
    if (command.closest(`[data-tab-group=${PACKAGE_MANAGER_GROUP}]`)) continue;
    command.dataset.verb ??= writtenVerb(command.textContent ?? '') ?? '';
    const verb = VERBS.find((one) => one === command.dataset.verb);
    if (!verb) continue;
    // All that differs is the first word: `npx rstest`, `pnpm rstest`; `npm add -D`, `bun add -D`.
    const [program = ''] = manager[verb].split(' ');
    const start = command.firstElementChild ?? command;
    start.textContent = (start.textContent ?? '').replace(/[^$\s]+/, program);
  }
}

function writtenVerb(command: string) {
  return VERBS.find((verb) => command.replace(/^\$ /, '').startsWith(`${WRITTEN[verb]} `));
}
