import type { CodeEditor, CodeEditorOptions } from './codeMirror';

/** A text field until CodeMirror is loaded, or for good if CodeMirror can't be loaded. */
export interface PlainEditor extends CodeEditor {
  /** Resolves when the reader points at the field or focuses it. */
  readonly used: Promise<unknown>;
  /** When no input method is composing, resolves to the caret's offset, or undefined without focus. */
  readonly idle: () => Promise<number | undefined>;
}

/** `highlighted` contains the same code, highlighted by the build. */
export function createPlainEditor(
  { parent, code, isReadOnly, attributes, onChange, onRun }: CodeEditorOptions,
  highlighted: Element | undefined,
): PlainEditor {
  const field = document.createElement('pre');
  field.className = 'run-plain';
  field.append(...(highlighted ? [...highlighted.cloneNode(true).childNodes] : [code]));
  field.tabIndex = 0;
  for (const [name, value] of Object.entries({ ...ATTRIBUTES, ...attributes })) {
    field.setAttribute(name, value);
  }
  if (isReadOnly) field.setAttribute('aria-readonly', 'true');
  else makeEditable(field);
  let isComposing = false;
  field.addEventListener('compositionstart', () => {
    isComposing = true;
  });
  let shown = code;
  const report = () => {
    if (isComposing) return;
    shown = field.innerText;
    onChange(shown);
  };
  field.addEventListener('compositionend', () => {
    isComposing = false;
    report();
  });
  field.addEventListener('input', report);
  field.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    onRun();
  });
  parent.append(field);
  return {
    used: Promise.race([nextEvent(field, 'pointerover'), nextEvent(field, 'focusin')]),
    async idle() {
      if (isComposing) await nextEvent(field, 'compositionend');
      return caretIn(field);
    },
    setCode(newCode) {
      if (newCode === shown) return;
      shown = newCode;
      field.textContent = newCode;
    },
    markLines() {},
    showLine: () => field.focus(),
    destroy: () => field.remove(),
  };
}

/** The attributes that CodeMirror sets on its content element. */
const ATTRIBUTES = {
  role: 'textbox',
  'aria-multiline': 'true',
  autocapitalize: 'off',
  autocorrect: 'off',
  spellcheck: 'false',
};

function makeEditable(field: HTMLElement): void {
  try {
    field.contentEditable = 'plaintext-only';
  } catch {
    // Firefox before 136 doesn't know plaintext-only.
    field.contentEditable = 'true';
  }
}

function nextEvent(target: EventTarget, type: string): Promise<Event> {
  return new Promise((resolve) => target.addEventListener(type, resolve, { once: true }));
}

/** The offset of the caret in the code; undefined if the field isn't focused. */
function caretIn(field: HTMLElement): number | undefined {
  const selection = document.getSelection();
  if (document.activeElement !== field || !selection?.focusNode) return undefined;
  const range = document.createRange();
  range.selectNodeContents(field);
  range.setEnd(selection.focusNode, selection.focusOffset);
  const code = range.cloneContents();
  // Chromium inserts `br` elements for line breaks.
  for (const lineBreak of code.querySelectorAll('br')) lineBreak.replaceWith('\n');
  return code.textContent?.length;
}
