import { useState } from 'react';
import { PROJECT } from '../../limits';
import { baseLink } from '../../project/projectLink';
import { EditedMark } from '../../view/editor/CodeArea';
import { Icon, ToolButton } from '../../view/Icon';
import { useStatusMessage } from '../../view/useStatusMessage';
import { PathForm } from './PathForm';
import { usePlayOptions } from './playOptions';
import type { ProjectControl } from './useProject';

interface FilesPaneProps {
  project: ProjectControl;
  /** Called when a file was chosen, added, or renamed. */
  onShow: () => void;
}

interface Form {
  readonly kind: 'add' | 'rename';
  /** The file that was shown when the form was opened. */
  readonly path: string;
}

/**
 * The project's files, with buttons to add one and to rename or delete the one that is shown, above the
 * projects to start from.
 */
export function FilesPane({ project, onShow }: FilesPaneProps) {
  const { play } = usePlayOptions();
  const { state, files, act } = project;
  const [form, setForm] = useState<Form>();
  const [message, showMessage] = useStatusMessage();
  const { active } = state;
  // The form is about the file that's shown.
  if (form && form.path !== active) setForm(undefined);
  const isRename = form?.kind === 'rename';
  const paths = files.map(({ path }) => path);
  const isFull = files.length >= PROJECT.files + state.base.length;

  const submit = (path: string) => {
    act(isRename ? { kind: 'rename', path: active, to: path } : { kind: 'add', path });
    setForm(undefined);
    onShow();
  };
  const remove = () => {
    act({ kind: 'delete', path: active });
    showMessage(play.removed(active));
  };
  return (
    <>
      <div className="play-pane-head">
        <h2>{play.files}</h2>
        <ToolButton
          icon="add"
          label={play.newFile}
          disabled={!project.opened || isFull}
          onClick={() => setForm({ kind: 'add', path: active })}
        />
        <ToolButton
          icon="pencil"
          label={play.rename}
          disabled={active === ''}
          onClick={() => setForm({ kind: 'rename', path: active })}
        />
        <ToolButton icon="trash" label={play.remove} disabled={active === ''} onClick={remove} />
      </div>
      {form ? (
        <PathForm
          key={form.kind}
          path={isRename ? active : folderOf(active)}
          others={isRename ? paths.filter((path) => path !== active) : paths}
          action={isRename ? play.rename : play.create}
          onSubmit={submit}
          onCancel={() => setForm(undefined)}
        />
      ) : null}
      <ul className="play-list" dir="ltr">
        {[...paths].sort().map((path) => (
          <li key={path}>
            <button
              type="button"
              className="play-file"
              aria-current={path === active ? 'true' : undefined}
              onClick={() => {
                act({ kind: 'show', path });
                onShow();
              }}
            >
              <Icon name="file" />
              <span className="play-name" translate="no">
                {path}
              </span>
              {Object.hasOwn(state.changes, path) ? <EditedMark /> : null}
            </button>
          </li>
        ))}
      </ul>
      <p className="run-said" role="status">
        {message}
      </p>
      <TemplateLinks base={project.opened?.base} />
    </>
  );
}

/** Links to the projects to start from, so that Back leads to the one before. */
function TemplateLinks({ base }: { base: string | undefined }) {
  const { play, templates } = usePlayOptions();
  return (
    <nav className="play-templates" aria-label={play.templates}>
      <h2>{play.templates}</h2>
      <ul>
        {templates.map(({ id, title, description }) => (
          <li key={id}>
            <a
              className="play-file"
              href={baseLink(id)}
              title={description}
              aria-current={id === base ? 'true' : undefined}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Where a new file most likely goes. */
function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1);
}
