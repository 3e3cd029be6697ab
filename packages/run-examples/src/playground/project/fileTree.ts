export interface TreeFolder {
  readonly kind: 'folder';
  readonly name: string;
  /** Without a slash at its end; empty for the project's own. */
  readonly path: string;
  readonly entries: readonly TreeEntry[];
}

export type TreeEntry =
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
