/** The properties of a key press in the dialog that are used. */
export interface DialogKeyPress {
  key: string;
  /** Whether it was pressed in the field. */
  inField: boolean;
  query: string;
  /** Whether the query is still being searched for. */
  pending: boolean;
  /** Whether our own links and buttons are shown instead of DocSearch's rows. */
  ownRows?: boolean;
  /** Whether these are the commands of the query. */
  commands?: boolean;
}

export type DialogKeyAction = 'clear' | 'close' | 'tab' | 'move' | 'enter-later' | 'first';

/** What a key does before DocSearch handles it; `undefined` if DocSearch should handle it. */
export function dialogKeyAction(press: DialogKeyPress): DialogKeyAction | undefined {
  switch (press.key) {
    case 'Escape':
      return press.query === '' ? 'close' : 'clear';
    case 'Tab':
      return 'tab';
    case 'ArrowDown':
    case 'ArrowUp':
      return press.ownRows ? 'move' : undefined;
    case 'Enter':
      if (!press.inField || press.query === '') return undefined;
      if (press.pending) return 'enter-later';
      return press.commands ? 'first' : undefined;
    default:
      return undefined;
  }
}
