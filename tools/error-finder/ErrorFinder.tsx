import { usePageStyle } from 'static-pages';
import { useLanguage } from '../../theme/i18n/paths';
import { ErrorFinderForm } from './ErrorFinderForm';
import stylesheet from './errorFinder.css?url';
import { ERRORS_TEXT } from './errorsText';

/** A field for an error message, which openErrorFinder.tsx hydrates. Hidden without JavaScript. */
export function ErrorFinder() {
  const language = useLanguage();
  usePageStyle(stylesheet);
  return (
    <div data-tool="error-finder" data-needs-js data-failed={ERRORS_TEXT[language].failed}>
      <ErrorFinderForm language={language} />
    </div>
  );
}
