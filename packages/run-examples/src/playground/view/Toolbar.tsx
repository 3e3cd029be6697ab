import { isChanged } from '../../project/projectFiles';
import { projectLink } from '../../project/projectLink';
import { Icon, ToolButton } from '../../view/Icon';
import { useStatusMessage } from '../../view/useStatusMessage';
import { usePlayOptions } from './playOptions';
import type { ProjectControl } from './useProject';
import type { ProjectRun } from './useProjectRun';

interface ToolbarProps {
  project: ProjectControl;
  runs: ProjectRun;
  onRun: () => void;
}

/** Buttons for the whole project, and a message about the effect of the last one. */
export function Toolbar({ project, runs, onRun }: ToolbarProps) {
  const { play, text, copyText } = usePlayOptions();
  const { opened, state } = project;
  const { run, isWatching, setWatching } = runs;
  const [message, showMessage] = useStatusMessage();
  // Takes the toolbar's space, so that nothing moves when the project is loaded.
  if (!opened) return <div className="play-toolbar" />;

  const share = async () => {
    const fragment = await projectLink(opened.base, state.changes);
    if (fragment === undefined) return showMessage(play.linkTooLong);
    const address = new URL(window.location.href);
    address.hash = fragment;
    if (await copyText(address.href, text.copyByHand)) showMessage(play.linkCopied);
  };
  const isRunning = run.state.phase === 'preparing' || run.state.phase === 'running';
  return (
    <>
      <div className="play-toolbar">
        <button
          type="button"
          className="run-button run-start"
          onClick={isRunning ? run.stop : onRun}
        >
          <Icon name={isRunning ? 'stop' : 'play'} />
          <span>{isRunning ? text.stop : text.run}</span>
        </button>
        <label className="play-watch">
          <input
            type="checkbox"
            checked={isWatching}
            onChange={({ target }) => setWatching(target.checked)}
          />
          <span>{play.watch}</span>
        </label>
        <p className="run-said" role="status">
          {message}
        </p>
        <ToolButton
          icon="reset"
          label={play.reset}
          disabled={!isChanged(state)}
          onClick={() => project.act({ kind: 'reset' })}
        />
        <ToolButton icon="link" label={play.share} onClick={() => void share()} />
      </div>
      {project.isForeign ? <p className="run-shared">{play.shared}</p> : null}
      {opened.isFallback ? (
        <p className="run-shared" role="alert">
          {play.linkBroken}
        </p>
      ) : null}
    </>
  );
}
