import { PACKAGE_MANAGER_GROUP, PACKAGE_MANAGERS } from '../../theme/settings/packageManagers';
import { subscribeToTabs, tabChoices } from '../../theme/ui/storage/tabChoices';

/** Commands in pages are written for the first package manager. */
const [WRITTEN_MANAGER] = PACKAGE_MANAGERS;
const VERBS = ['add', 'exec'] as const;

/** Packages that aren't installed: the commands of pnpm and Yarn don't download one, as npx does. */
const DOWNLOADED = /^npx (?:envinfo|skills) /;

/** Lines of shell code blocks, and the captions of output, which are commands too. */
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
    if (DOWNLOADED.test(command.textContent ?? '')) continue;
    command.dataset.verb ??= writtenVerb(command.textContent ?? '') ?? '';
    const verb = VERBS.find((name) => name === command.dataset.verb);
    if (!verb) continue;
    // Only the first word differs: `npx rstest` and `pnpm rstest`, `npm add -D` and `bun add -D`.
    const [program = ''] = manager[verb].split(' ');
    const start = command.firstElementChild ?? command;
    start.textContent = (start.textContent ?? '').replace(/[^$\s]+/, program);
  }
}

/** The kind of a command as a page has it, which can begin with the prompt `$ `. */
function writtenVerb(command: string) {
  return VERBS.find((verb) => command.replace(/^\$ /, '').startsWith(`${WRITTEN_MANAGER[verb]} `));
}
