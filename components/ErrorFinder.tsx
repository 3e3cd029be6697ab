import { ErrorFinderForm } from '../theme/errors/ErrorFinderForm';
import { ERRORS_TEXT } from '../theme/errors/errorsText';
import { useLanguage } from '../theme/i18n/useLanguage';

/** A field for an error message. theme/app/mountTool.ts makes it work; hidden without JavaScript. */
export function ErrorFinder() {
  const language = useLanguage();
  return (
    <div data-tool="error-finder" data-needs-js data-failed={ERRORS_TEXT[language].failed}>
      <ErrorFinderForm language={language} />
    </div>
  );
}
