import { useState } from 'react';
import { copyText } from '../../ui/clipboard/copyText';
import type { ConvertText } from '../convertText';
import type { Outcome } from '../messages';
import { saveFile } from '../saveFile';
import { DiffView } from './DiffView';

/** The converted code: what changed, or all of it. */
export function ResultPane({ outcome, text }: { outcome: Outcome | undefined; text: ConvertText }) {
  const [view, setView] = useState<'diff' | 'code'>('diff');
  const [copied, setCopied] = useState<string>();
  const result = outcome?.ok ? outcome : undefined;
  const copy = async (code: string) => {
    if (await copyText(code, text.copyByHand)) setCopied(code);
  };
  return (
    <div className="convert-pane">
      <div className="convert-actions">
        <fieldset>
          <legend className="convert-hidden">{text.view}</legend>
          {(['diff', 'code'] as const).map((one) => (
            <label key={one} className="chip">
              <input
                type="radio"
                name="convert-view"
                checked={view === one}
                onChange={() => setView(one)}
              />
              {one === 'diff' ? text.changes : text.result}
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
      <p className="convert-title">{result?.path ?? text.result}</p>
      {/* biome-ignore lint/a11y/useSemanticElements: a section would not be preformatted */}
      <pre
        className="convert-code"
        role="region"
        aria-label={result?.path ?? text.result}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
        tabIndex={0}
      >
        {result && view === 'diff' ? <DiffView outcome={result} text={text} /> : result?.code}
      </pre>
    </div>
  );
}
