import { useState } from 'react';
import { copyText } from '../../../theme/ui/clipboard/copyText';
import type { ConvertText } from '../convertText';
import type { ConvertOutcome } from '../messages';
import { saveFile } from '../saveFile';
import { ConversionSummary } from './ConversionSummary';
import { ConvertedDiff, MOST_LINES } from './ConvertedDiff';

/** The converted code: what changed, or all of it. */
export function ResultPane({
  outcome,
  text,
}: {
  outcome: ConvertOutcome | undefined;
  text: ConvertText;
}) {
  const [view, setView] = useState<'diff' | 'code'>('diff');
  const [copied, setCopied] = useState<string>();
  const result = outcome?.ok ? outcome : undefined;
  const rest = view === 'diff' && result ? result.diff.length - MOST_LINES : 0;
  const copy = async (code: string) => {
    if (await copyText(code, text.copyByHand)) setCopied(code);
  };
  return (
    <div className="convert-pane">
      <div className="convert-head">
        <p className="convert-title" translate={result ? 'no' : undefined}>
          {result?.path ?? text.result}
        </p>
        <fieldset className="convert-views">
          <legend className="convert-hidden">{text.view}</legend>
          {(['diff', 'code'] as const).map((one) => (
            <label key={one}>
              <input
                type="radio"
                name="convert-view"
                checked={view === one}
                onChange={() => setView(one)}
              />
              <span>{one === 'diff' ? text.changes : text.result}</span>
            </label>
          ))}
        </fieldset>
        <button
          type="button"
          className="chip"
          disabled={!result}
          onClick={() => result && copy(result.code)}
        >
          {result && copied === result.code ? text.copied : text.copy}
        </button>
        <button
          type="button"
          className="chip"
          disabled={!result}
          onClick={() => result && saveFile(result)}
        >
          {text.download}
        </button>
      </div>
      <ConversionSummary outcome={outcome} text={text} />
      {result ? (
        // biome-ignore lint/a11y/useSemanticElements: a section would not be preformatted
        <pre
          className="convert-code"
          translate="no"
          role="region"
          aria-label={result.path}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
          tabIndex={0}
        >
          {view === 'diff' ? <ConvertedDiff outcome={result} text={text} /> : result.code}
        </pre>
      ) : null}
      {rest > 0 ? <p className="convert-summary">{text.moreLines(rest)}</p> : null}
    </div>
  );
}
