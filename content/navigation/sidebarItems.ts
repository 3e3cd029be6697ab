import type { MetaItem } from './metaFiles.ts';

/** A sidebar entry for a page, folder, or header. */
export type SidebarItem =
  | { readonly kind: 'page'; readonly name: string }
  | { readonly kind: 'folder'; readonly name: string; readonly label?: string | undefined }
  | { readonly kind: 'header'; readonly label: string };

/** Normalizes `_meta.json` entries. Dividers and custom links are left out. */
export function sidebarItems(items: readonly MetaItem[]): SidebarItem[] {
  return items.flatMap((item): SidebarItem[] => {
    if (typeof item === 'string') return [{ kind: 'page', name: item }];
    switch (item.type) {
      case 'file':
        return [{ kind: 'page', name: item.name }];
      case 'dir':
      case 'dir-section-header':
        return [{ kind: 'folder', name: item.name, label: item.label }];
      case 'section-header':
        return [{ kind: 'header', label: item.label }];
      default:
        return [];
    }
  });
}
