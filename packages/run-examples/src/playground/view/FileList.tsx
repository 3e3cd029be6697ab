import { Icon } from '../../view/Icon';
import { useRunText } from '../../view/viewContext';
import type { TreeEntry } from '../project/fileTree';

interface FileListProps {
  entries: readonly TreeEntry[];
  active: string;
  isEdited: (path: string) => boolean;
  onShow: (path: string) => void;
}

/** Lists within lists: screen readers say how deep a file is, and every file can be reached by Tab. */
export function FileList({ entries, active, isEdited, onShow }: FileListProps) {
  const text = useRunText();
  return (
    <ul className="play-list" dir="ltr">
      {entries.map((entry) =>
        entry.kind === 'folder' ? (
          <li key={entry.path}>
            <span className="play-folder" translate="no">
              {entry.name}
            </span>
            <FileList entries={entry.entries} active={active} isEdited={isEdited} onShow={onShow} />
          </li>
        ) : (
          <li key={entry.path}>
            <button
              type="button"
              className="play-file"
              aria-current={entry.path === active ? 'true' : undefined}
              onClick={() => onShow(entry.path)}
            >
              <Icon name="file" />
              <span className="play-name" translate="no">
                {entry.name}
              </span>
              {isEdited(entry.path) ? (
                <span className="run-edited">
                  <span className="visually-hidden">{text.edited}</span>
                </span>
              ) : null}
            </button>
          </li>
        ),
      )}
    </ul>
  );
}
