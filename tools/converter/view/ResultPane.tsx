import { Fragment, useState } from 'react';
import { documentText } from '../../../theme/i18n/documentText';
import * as codeStyles from '../../../theme/prose/CodeBlock.module.css';
import { HighlightedCode } from '../../../theme/prose/HighlightedCode';
import { copyText } from '../../../theme/ui/clipboard/copyText';
import { type ConvertText, summaryOf } from '../convertText';
import type { ConvertOutcome } from '../createConverter';
import { saveFile } from '../inputFiles';
import { MOST_NOTES, noteId } from './NoteList';

interface ResultPaneProps {
  readonly outcome: ConvertOutcome | undefined;
  readonly text: ConvertText;
}

type Result = Extract<ConvertOutcome, { ok: true }>;

/** More lines take browsers too long to lay out. */
const MOST_LINES = 1000;

/** The converted code, as a diff or without. */
export function ResultPane({ outcome, text }: ResultPaneProps) {
  const [showsDiff, setShowsDiff] = useState(true);
  const result = outcome?.ok ? outcome : undefined;
  const isProblem = outcome?.ok === false && outcome.reason !== 'empty';
  const hiddenCount = showsDiff && result ? result.diff.length - MOST_LINES : 0;
  return (
    <div className="convert-pane">
      <div className="convert-row">
        <p className="convert-title" translate={result ? 'no' : undefined}>
          {result?.path ?? text.result}
        </p>
        <button
          type="button"
          className="text-button"
          disabled={!result}
          aria-pressed={showsDiff && result !== undefined}
          onClick={() => setShowsDiff(!showsDiff)}
        >
          {text.changes}
        </button>
        <ResultButtons result={result} text={text} />
      </div>
      {result ? (
        // biome-ignore lint/a11y/useSemanticElements: a section would not be preformatted
        <pre
          className={`${codeStyles.pre} convert-code`}
          translate="no"
          role="region"
          aria-label={result.path}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the code is scrolled by keyboard
          tabIndex={0}
        >
          <code>
            {showsDiff ? (
              <Diff result={result} text={text} />
            ) : (
              <HighlightedCode code={result.code} />
            )}
          </code>
        </pre>
      ) : null}
      {/* Screen readers announce the summary. */}
      <p className="convert-summary" role="status" data-problem={isProblem || undefined}>
        {summaryOf(outcome, text)}
      </p>
      {hiddenCount > 0 ? <p>{text.moreLines(hiddenCount)}</p> : null}
    </div>
  );
}

function ResultButtons({ result, text }: { result: Result | undefined; text: ConvertText }) {
  const [copied, setCopied] = useState<string>();
  const page = documentText();
  const copy = async (code: string) => {
    if (await copyText(code, page.copyByHand)) setCopied(code);
  };
  return (
    <>
      <button
        type="button"
        className="text-button"
        disabled={!result}
        onClick={() => result && copy(result.code)}
      >
        {result && copied === result.code ? page.copied : text.copy}
      </button>
      <button
        type="button"
        className="text-button"
        disabled={!result}
        onClick={() => result && saveFile(result)}
      >
        {text.download}
      </button>
    </>
  );
}

const MARKS = { same: undefined, added: 'inserted', removed: 'deleted' } as const;

/** The lines of both versions, as in the code blocks of pages, with links to the notes that need attention. */
function Diff({ result: { diff, notes }, text }: { result: Result; text: ConvertText }) {
  const toCheck = notes.slice(0, MOST_NOTES).filter(({ level }) => level !== 'change');
  const linesToCheck = new Set(toCheck.map(({ line }) => line));
  return diff.slice(0, MOST_LINES).map(({ kind, text: code, line }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one diff
    <Fragment key={index}>
      <span className="line" data-marked={MARKS[kind]}>
        {/* An empty line needs a character for its height. */}
        <span>
          <HighlightedCode code={code || ' '} />
        </span>
        {line !== undefined && linesToCheck.has(line) ? (
          <a className="convert-mark" href={`#${noteId(line)}`} aria-label={text.goToNote(line)}>
            ●
          </a>
        ) : null}
      </span>
      {'\n'}
    </Fragment>
  ));
}
