import { useRef } from 'react';
import type { Language } from '../../content/languages';
import { openSearch } from '../../theme/search/openSearch';
import { ERRORS_TEXT, type ErrorsText } from './errorsText';
import { FoundErrors } from './FoundErrors';
import { type FinderState, useErrorFinder } from './useErrorFinder';
import { searchQuery } from './words';

const FIELD = 'error-finder-text';
const HINT = 'error-finder-hint';

/** A field for an error message, and explanations. The first render is the same in builds and browsers. */
export function ErrorFinderForm({ language }: { language: Language }) {
  const text = ERRORS_TEXT[language];
  const field = useRef<HTMLTextAreaElement>(null);
  const { state, setText, clear, retry } = useErrorFinder(field, language);
  return (
    <div className="error-finder">
      <label htmlFor={FIELD}>{text.label}</label>
      <textarea
        id={FIELD}
        ref={field}
        placeholder={text.placeholder}
        spellCheck={false}
        translate="no"
        autoCapitalize="off"
        autoCorrect="off"
        aria-describedby={HINT}
        onChange={({ target }) => setText(target.value)}
      />
      <p id={HINT} className="error-finder-hint">
        <span>{text.hint}</span>
        <strong>{text.privacy}</strong>
      </p>
      <button
        type="button"
        className="text-button error-finder-clear"
        hidden={state.phase === 'empty'}
        onClick={clear}
      >
        {text.clear}
      </button>
      <p role="status" className="error-finder-status">
        {statusOf(state, text)}
      </p>
      {state.phase === 'failed' ? (
        <button type="button" className="button" data-look="alt" onClick={retry}>
          {text.retry}
        </button>
      ) : null}
      {state.phase === 'done' && state.found.length > 0 ? (
        <FoundErrors found={state.found} language={language} />
      ) : null}
      {state.phase === 'done' && state.found.length === 0 ? (
        <SearchButton query={searchQuery(state.pasted)} text={text} />
      ) : null}
    </div>
  );
}

function statusOf(state: FinderState, text: ErrorsText): string {
  if (state.phase === 'done') {
    return state.found.length > 0 ? text.found(state.found.length) : text.nothing;
  }
  return { empty: '', loading: text.loading, failed: text.failed }[state.phase];
}

function SearchButton({ query, text }: { query: string; text: ErrorsText }) {
  if (query === '') return null;
  return (
    <button
      type="button"
      className="button error-finder-search"
      aria-haspopup="dialog"
      onClick={() => openSearch(query)}
    >
      {text.search(query)}
    </button>
  );
}
