import { ErrorFinderForm } from '../../theme/errors/ErrorFinderForm';
import stylesheet from '../../theme/errors/errorFinder.css?url';
import { ERRORS_TEXT } from '../../theme/errors/errorsText';
import { useLanguage } from '../../theme/i18n/useLanguage';
import { usePageStyle } from '../../theme/page/pageStyle';

/** A field for an error message. theme/app/mountTools.ts makes it work; hidden without JavaScript. */
export function ErrorFinder() {
  const language = useLanguage();
  usePageStyle(stylesheet);
  return (
    <div data-tool="error-finder" data-needs-js data-failed={ERRORS_TEXT[language].failed}>
      <ErrorFinderForm language={language} />
    </div>
  );
}
