/** What is read of a key press in the dialog. */
export interface DialogKeyPress {
  key: string;
  isComposing: boolean;
  keyCode: number;
  /** Whether it was pressed in the field. */
  inField: boolean;
  query: string;
  /** Whether the results of the query have yet to come. */
  pending: boolean;
}

export type DialogKeyAction =
  /** The input method's own; neither DocSearch nor the dialog may have it. */
  'compose' | 'clear' | 'close' | 'tab' | 'enter-later';

/** Safari ends a composition before it sends the key that ended it, under this code. */
const KEY_OF_INPUT_METHOD = 229;

/** What a key does before DocSearch hears of it; nothing where the key is DocSearch's. */
export function dialogKeyAction(press: DialogKeyPress): DialogKeyAction | undefined {
  if (press.isComposing || press.keyCode === KEY_OF_INPUT_METHOD) return 'compose';
  switch (press.key) {
    case 'Escape':
      return press.query === '' ? 'close' : 'clear';
    case 'Tab':
      return 'tab';
    case 'Enter':
      return press.inField && press.query !== '' && press.pending ? 'enter-later' : undefined;
    default:
      return undefined;
  }
}
