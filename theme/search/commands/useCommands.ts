import { withBase } from '@rspress/core/runtime';
import { navigateTo } from 'static-pages';
import { loadText } from 'static-pages/load';
import { markdownUrl } from '../../../content/routes/markdownUrl';
import { useAppearanceSwitch } from '../../appearance/useAppearanceSwitch';
import { useLocalizedPath } from '../../i18n/useLocalizedPath';
import { useCurrentPage } from '../../page/currentPage';
import { useLanguageLinks } from '../../page/useSwitchPaths';
import { PACKAGE_MANAGER_GROUP, PACKAGE_MANAGERS } from '../../settings/packageManagers';
import { NPM_PACKAGE } from '../../settings/project';
import { openShortcuts } from '../../shortcuts/openShortcuts';
import type { IconName } from '../../ui/icons/paths';
import { tabChoices } from '../../ui/storage/tabChoices';
import { useSearchText } from '../dialog/useSearchText';

interface CommandBase {
  id: string;
  icon: IconName;
  label: string;
  /** Other words, separated by spaces, that readers may type for it. */
  words: string;
}

interface Action extends CommandBase {
  act: () => void;
}

interface Copy extends CommandBase {
  /** Resolves to the text to copy. */
  copies: () => Promise<string>;
}

/** Something to do from the search dialog: act, which closes the dialog, or copy a text. */
export type Command = Action | Copy;

/** The commands of the search dialog that make sense on the current page. */
export function useCommands(): Command[] {
  const { commands: text } = useSearchText();
  const { dark, flip } = useAppearanceSwitch();
  const page = useCurrentPage();
  const playground = useLocalizedPath()('/playground');
  const languages = useLanguageLinks().filter(({ current }) => !current);

  const commands: Command[] = languages.map(({ value, label, href }) => ({
    id: `language-${value}`,
    icon: 'globe',
    label: text.language(label),
    words: text.languageWords,
    act: () => void navigateTo(href),
  }));
  if (flip) {
    commands.push({
      id: 'appearance',
      icon: dark ? 'sun' : 'moon',
      label: dark ? text.light : text.dark,
      words: text.appearanceWords,
      act: flip,
    });
  }
  if (page.pageType !== '404') {
    commands.push({
      id: 'copy-page',
      icon: 'document',
      label: text.copyPage,
      words: text.copyPageWords,
      copies: () => loadText(withBase(markdownUrl(page.routePath))),
    });
  }
  commands.push({
    id: 'copy-install',
    icon: 'copy',
    label: text.copyInstall,
    words: text.copyInstallWords,
    copies: async () => installCommand(),
  });
  commands.push({
    id: 'playground',
    icon: 'play',
    label: text.playground,
    words: text.playgroundWords,
    act: () => void navigateTo(playground),
  });
  commands.push({
    id: 'shortcuts',
    icon: 'grid',
    label: text.shortcuts,
    words: text.shortcutsWords,
    act: openShortcuts,
  });
  return commands;
}

/** In the package manager that the reader chose in a page's tabs. */
function installCommand(): string {
  const chosen = tabChoices()[PACKAGE_MANAGER_GROUP];
  const manager = PACKAGE_MANAGERS.find(({ name }) => name === chosen) ?? PACKAGE_MANAGERS[0];
  return `${manager.add} ${NPM_PACKAGE}`;
}
