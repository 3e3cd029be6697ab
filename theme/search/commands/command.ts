import type { IconName } from '../../ui/icons/paths';

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
