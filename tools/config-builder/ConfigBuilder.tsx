import { withBase } from '@rspress/core/runtime';
import { useId } from 'react';
import { usePageStyle } from 'static-pages';
import { CommandTabs } from '../../components/commands/CommandTabs';
import { useLanguage } from '../../theme/i18n/paths';
import * as codeStyles from '../../theme/prose/CodeBlock.module.css';
import { useTrustedHtml } from '../../theme/ui/html/useTrustedHtml';
import stylesheet from './builder.css?url';
import { builderHtml } from './builderHtml';
import { BUILDER_TEXT } from './builderText';
import { neededPackages } from './configFiles';
import { DEFAULT_ANSWERS, QUESTION_NAMES } from './questions';

/**
 * Questions and the files for their answers, side by side on wide screens. openConfigBuilder.ts updates
 * the files. Without JavaScript, there are no questions, and the files are for the default answers.
 */
export function ConfigBuilder() {
  const id = useId();
  const language = useLanguage();
  const text = BUILDER_TEXT[language];
  const html = useTrustedHtml(
    builderHtml(DEFAULT_ANSWERS, { language, withBase, classes: codeStyles }),
  );
  usePageStyle(stylesheet);
  return (
    <div className="builder" data-tool="config-builder">
      <div className="builder-columns">
        {/* Answers are restored from the URL, not by browsers. */}
        <form aria-label={text.form} autoComplete="off" data-needs-js>
          {QUESTION_NAMES.map((name) => (
            <fieldset key={name} className="builder-question">
              <legend>{text.questions[name]}</legend>
              <div className="builder-answers">
                {Object.entries(text.answers[name]).map(([answer, label]) => (
                  <label key={answer} className="builder-answer">
                    <input
                      type="radio"
                      name={`${id}-${name}`}
                      data-question={name}
                      value={answer}
                      defaultChecked={answer === DEFAULT_ANSWERS[name]}
                    />
                    <span>{label}</span>
                  </label>
                ))}
              </div>
            </fieldset>
          ))}
          <button type="reset" className="button" data-look="alt">
            {text.reset}
          </button>
        </form>
        <div className="builder-files">
          <p className="visually-hidden" role="status" data-builder-status />
          <p>
            <strong>{text.install}</strong>
          </p>
          <div data-builder-install>
            <CommandTabs verb="add" args={neededPackages(DEFAULT_ANSWERS).join(' ')} />
          </div>
          <p>
            <strong>{text.files}</strong>
          </p>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the browser makes the same HTML */}
          <div data-builder-files dangerouslySetInnerHTML={html} />
        </div>
      </div>
    </div>
  );
}
