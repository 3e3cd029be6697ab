import type { ShortcutText } from '../i18n/text/shortcutText';

/** Keys that are pressed together, such as `['Ctrl', 'K']`. */
type Keys = readonly string[];

interface Shortcut {
  name: keyof ShortcutText;
  /** Any of these does it. */
  keys: readonly Keys[];
}

interface ShortcutGroup {
  name: keyof ShortcutText;
  shortcuts: readonly Shortcut[];
}

/** The site's shortcuts with the names of the keys on a platform's keyboard. */
export function shortcutGroups(platform: string): ShortcutGroup[] {
  const command = /mac|iphone|ipad/i.test(platform) ? '⌘' : 'Ctrl';
  return [
    {
      name: 'anywhere',
      shortcuts: [
        { name: 'openSearch', keys: [[command, 'K'], ['/']] },
        { name: 'showShortcuts', keys: [['?']] },
        { name: 'closePopup', keys: [['Esc']] },
      ],
    },
    {
      name: 'inSearch',
      shortcuts: [
        { name: 'chooseResult', keys: [['↑'], ['↓']] },
        { name: 'openResult', keys: [['Enter']] },
        { name: 'openInNewTab', keys: [[command, 'Enter']] },
      ],
    },
    {
      name: 'inCode',
      shortcuts: [
        { name: 'showTypes', keys: [['T']] },
        { name: 'otherName', keys: [['←'], ['→'], ['↑'], ['↓']] },
        { name: 'openDocs', keys: [['Enter']] },
      ],
    },
    {
      name: 'inExamples',
      shortcuts: [
        { name: 'runExample', keys: [[command, 'Enter']] },
        { name: 'indent', keys: [['Tab'], ['Shift', 'Tab']] },
        { name: 'leaveEditor', keys: [['Esc', 'Tab']] },
        { name: 'otherFile', keys: [['←'], ['→']] },
      ],
    },
  ];
}
