import { EditedMark } from '../../view/editor/CodeArea';
import { Icon } from '../../view/Icon';

interface FileListProps {
  entries: readonly TreeEntry[];
  active: string;
  isEdited: (path: string) => boolean;
  onShow: (path: string) => void;
}

/** Lists within lists: screen readers say how deep a file is, and every file can be reached by Tab. */
export function FileList({ entries, active, isEdited, onShow }: FileListProps) {
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
              {isEdited(entry.path) ? <EditedMark /> : null}
            </button>
          </li>
        ),
      )}
    </ul>
  );
}

interface TreeFolder {
  readonly kind: 'folder';
  readonly name: string;
  /** Without a slash at its end; empty for the project's own. */
  readonly path: string;
  readonly entries: readonly TreeEntry[];
}

type TreeEntry =
  | TreeFolder
  | { readonly kind: 'file'; readonly name: string; readonly path: string };

/** Files by folder: folders first, both by name. */
export function fileTree(paths: readonly string[], path = ''): TreeEntry[] {
  const start = path === '' ? 0 : path.length + 1;
  const inside = paths.filter((file) => path === '' || file.startsWith(`${path}/`));
  const names = new Set(inside.map((file) => file.slice(start).split('/')[0] ?? ''));
  const entries = [...names].map((name): TreeEntry => {
    const full = path === '' ? name : `${path}/${name}`;
    if (inside.includes(full)) return { kind: 'file', name, path: full };
    return { kind: 'folder', name, path: full, entries: fileTree(inside, full) };
  });
  return entries.sort((a, b) => rank(a) - rank(b) || (a.name < b.name ? -1 : 1));
}

function rank({ kind }: TreeEntry): number {
  return kind === 'folder' ? 0 : 1;
}
