/** The properties of a key press in the dialog that are used. */
export interface DialogKeyPress {
  key: string;
  isComposing: boolean;
  keyCode: number;
  /** Whether it was pressed in the field. */
  inField: boolean;
  query: string;
  /** Whether the query is still being searched for. */
  pending: boolean;
  /** Whether there are links to move through: without saved searches and a query. */
  startLinks: boolean;
}

export type DialogKeyAction =
  /** For the input method; neither DocSearch nor the dialog may handle it. */
  'compose' | 'clear' | 'close' | 'tab' | 'move' | 'enter-later';

/** Safari ends a composition before it sends the key that ended it, under this code. */
const INPUT_METHOD_KEY_CODE = 229;

/** What a key does before DocSearch handles it; `undefined` if DocSearch should handle it. */
export function dialogKeyAction(press: DialogKeyPress): DialogKeyAction | undefined {
  if (press.isComposing || press.keyCode === INPUT_METHOD_KEY_CODE) return 'compose';
  switch (press.key) {
    case 'Escape':
      return press.query === '' ? 'close' : 'clear';
    case 'Tab':
      return 'tab';
    case 'ArrowDown':
    case 'ArrowUp':
      return press.startLinks ? 'move' : undefined;
    case 'Enter':
      return press.inField && press.query !== '' && press.pending ? 'enter-later' : undefined;
    default:
      return undefined;
  }
}
