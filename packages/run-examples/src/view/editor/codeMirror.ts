import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { indentOnInput, syntaxHighlighting } from '@codemirror/language';
import { Compartment, EditorState, type Extension, RangeSet } from '@codemirror/state';
import {
  Decoration,
  EditorView,
  GutterMarker,
  gutterLineClass,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import { StyleModule } from 'style-mod';
import { HIGHLIGHTER, loadLanguage, scriptLanguage } from './languages';

/** All editors share one sheet. CodeMirror would add a style element, which a strict policy forbids. */
const sheet = new CSSStyleSheet();
const mounted = new Set<StyleModule>();
StyleModule.mount = (_root, modules) => {
  for (const module of [modules].flat()) mounted.add(module);
  sheet.replaceSync([...mounted].map((module) => module.getRules()).join('\n'));
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
};

export interface CodeEditorOptions {
  readonly parent: HTMLElement;
  readonly path: string;
  readonly code: string;
  readonly isReadOnly: boolean;
  readonly attributes: Readonly<Record<string, string>>;
  /** If set, the editor is focused, with the caret at this offset. */
  readonly caret?: number | undefined;
  /** While an input method composes, only called at the end of the composition. */
  readonly onChange: (code: string) => void;
  readonly onRun: () => void;
}

export interface CodeEditor {
  /** Replaces the code if it's different. */
  readonly setCode: (code: string) => void;
  /** Marks lines, counted from 1. */
  readonly markLines: (failing: ReadonlySet<number>) => void;
  /** Selects a line, counted from 1, and focuses the editor. */
  readonly showLine: (line: number) => void;
  readonly destroy: () => void;
}

/** Creates an editor in which Tab indents or, after Escape, moves the focus. Ctrl+Enter or Cmd+Enter runs. */
export function createCodeEditor(options: CodeEditorOptions): CodeEditor {
  const { parent, path, code, isReadOnly, attributes, caret, onChange, onRun } = options;
  const run = () => {
    onRun();
    return true;
  };
  /** The code that was last reported or set. */
  let lastCode = code;
  const report = ({ doc }: EditorState) => {
    const newCode = doc.toString();
    if (newCode === lastCode) return;
    lastCode = newCode;
    onChange(newCode);
  };
  const language = new Compartment();
  const marks = new Compartment();
  const script = scriptLanguage(path);
  const view = new EditorView({
    parent,
    doc: code,
    extensions: [
      THEME,
      history(),
      indentOnInput(),
      EditorState.readOnly.of(isReadOnly),
      // Editable text can be focused without a `tabindex`, but axe reports it if there is none.
      EditorView.contentAttributes.of({ ...attributes, tabindex: '0' }),
      keymap.of([
        { key: 'Mod-Enter', run },
        { key: 'Ctrl-Enter', run },
        indentWithTab,
        ...defaultKeymap,
        ...historyKeymap,
      ]),
      language.of(script ?? []),
      syntaxHighlighting(HIGHLIGHTER),
      marks.of(lineMarks(new Set())),
      EditorView.updateListener.of((update) => {
        if (!update.view.composing) report(update.state);
      }),
      EditorView.domEventObservers({
        compositionend: (_event, { state }) => report(state),
      }),
    ],
  });
  if (caret !== undefined) {
    view.dispatch({ selection: { anchor: Math.min(caret, view.state.doc.length) } });
    view.focus();
  }
  if (!script) {
    loadLanguage(path).then(
      (loaded) => view.dispatch({ effects: language.reconfigure(loaded) }),
      () => {},
    );
  }
  return {
    setCode(newCode) {
      if (newCode === lastCode) return;
      lastCode = newCode;
      view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: newCode } });
    },
    markLines: (failing) => view.dispatch({ effects: marks.reconfigure(lineMarks(failing)) }),
    showLine(line) {
      const { doc } = view.state;
      const { from, to } = doc.line(Math.min(line, doc.lines));
      view.dispatch({
        selection: { anchor: from, head: to },
        effects: EditorView.scrollIntoView(from),
      });
      view.focus();
    },
    destroy: () => view.destroy(),
  };
}

const failedNumber = new (class extends GutterMarker {
  override elementClass = 'run-failed-number';
})();
const failedLine = Decoration.line({ class: 'run-failed-line' });

/** Line numbers, with marks for failed lines that differ in more than color. */
function lineMarks(failing: ReadonlySet<number>): Extension {
  const failedStarts = ({ doc }: EditorState) =>
    [...failing]
      .filter((line) => line <= doc.lines)
      .sort((a, b) => a - b)
      .map((line) => doc.line(line).from);
  return [
    lineNumbers({ formatNumber: (line) => (failing.has(line) ? `✗\u00a0${line}` : `${line}`) }),
    gutterLineClass.compute(['doc'], (state) =>
      RangeSet.of(failedStarts(state).map((from) => failedNumber.range(from))),
    ),
    EditorView.decorations.compute(['doc'], (state) =>
      Decoration.set(failedStarts(state).map((from) => failedLine.range(from))),
    ),
  ];
}

const FAILED_BACKGROUND = 'color-mix(in srgb, var(--code-deleted) 8%, var(--color-code))';

const THEME = EditorView.theme({
  '&': { height: '100%', color: 'var(--code-text)' },
  '&.cm-focused': { outline: '2px solid var(--color-focus)', outlineOffset: '-2px' },
  '.cm-scroller': {
    fontFamily: 'var(--font-mono)',
    fontVariantLigatures: 'none',
    lineHeight: '1.65',
  },
  '.cm-content': { padding: '0.875rem 0', minHeight: '4rem', caretColor: 'var(--color-text)' },
  '.cm-line': { padding: '0 1rem 0 0' },
  '.cm-gutters': {
    color: 'var(--color-text-faint)',
    backgroundColor: 'var(--color-code)',
    border: '0',
  },
  '.cm-lineNumbers .cm-gutterElement': { minWidth: '2.5rem', padding: '0 0.75rem 0 0.5rem' },
  '.run-failed-number': {
    fontWeight: '700',
    color: 'var(--code-deleted)',
    backgroundColor: FAILED_BACKGROUND,
    boxShadow: 'inset 3px 0 var(--code-deleted)',
  },
  '.run-failed-line': { backgroundColor: FAILED_BACKGROUND },
});
