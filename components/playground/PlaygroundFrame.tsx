import playStylesheet from 'run-examples/playground.css?url';
import runStylesheet from 'run-examples/view.css?url';
import { usePageStyle } from 'static-pages';
import { useLanguage } from '../../theme/i18n/paths';
import { useCurrentPage } from '../../theme/page/currentPage';
import { PLAY_TEXT } from '../../theme/run/playground/playText';
import { RUN_TEXT } from '../../theme/run/runText';
import { useTrustedHtml } from '../../theme/ui/html/useTrustedHtml';
import { Icon } from '../../theme/ui/icons/Icon';

/**
 * The playground until its scripts are loaded: the empty panes, and the code that's shown first. The
 * styles hide the code if the reader followed a link to another project, or may have edited this one.
 */
export function PlaygroundFrame() {
  const language = useLanguage();
  usePageStyle(runStylesheet);
  usePageStyle(playStylesheet);
  const play = PLAY_TEXT[language];
  const code = useTrustedHtml(`${useCurrentPage().playgroundCode ?? ''}\n`);
  return (
    <div className="play play-frame">
      <div className="play-toolbar" aria-hidden="true">
        <span className="run-button run-start">
          <Icon name="play" />
          <span>{RUN_TEXT[language].run}</span>
        </span>
        <span className="play-watch">
          <input type="checkbox" defaultChecked disabled />
          <span>{play.watch}</span>
        </span>
      </div>
      <div className="play-pane-tabs" aria-hidden="true">
        {[play.files, play.code, play.tests].map((name) => (
          <span key={name} className="run-tab">
            {name}
          </span>
        ))}
      </div>
      <div className="play-panes">
        <div className="play-pane play-files" aria-hidden="true">
          <div className="play-pane-head">
            <h2>{play.files}</h2>
          </div>
        </div>
        <div className="play-pane play-code">
          <div className="run-bar">
            <span className="run-tab" />
          </div>
          <p className="play-empty" role="status">
            {play.loading}
          </p>
          <div className="run-code" dir="ltr" translate="no">
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the markup of our highlighter */}
            <pre className="run-plain" dangerouslySetInnerHTML={code} />
          </div>
        </div>
        <div className="play-pane play-tests" aria-hidden="true">
          <div className="play-pane-head">
            <h2>{play.tests}</h2>
          </div>
          <div className="run-panel play-results" data-terminal />
        </div>
      </div>
    </div>
  );
}
