import type {
  SidebarDivider,
  SidebarGroup,
  SidebarItem,
  SidebarSectionHeader,
} from '@rspress/core';
import { prefixedLink } from '../routes/localizedPath.ts';
import { fileRoute } from '../routes/routeFile.ts';
import type { LanguageTree, ListedPage } from './languageTree.ts';
import type { MetaItem } from './metaFiles.ts';

type Entry = SidebarGroup | SidebarItem | SidebarDivider | SidebarSectionHeader;

/** The fields that entries can have in Rspress, most of which `metaItemSchema` doesn't describe. */
interface MetaFields {
  readonly name: string;
  readonly label?: string;
  readonly tag?: string;
  readonly context?: string;
  readonly link?: string;
  readonly collapsible?: boolean;
  readonly collapsed?: boolean;
  readonly dashed?: boolean;
}

/**
 * The sidebar of a folder such as `/guide/`, as Rspress would generate it, with one addition: a section
 * header with the field `collapsed` is a group of the entries up to the next header.
 */
export function sidebarOf(folder: string, tree: LanguageTree): Entry[] {
  const entries: Entry[] = [];
  let target = entries;
  for (const item of tree.metas.get(folder) ?? itemsByName(folder, tree)) {
    const isHeader = typeof item === 'object' && item.type === 'section-header';
    if (isHeader) target = entries;
    if (isHeader && 'collapsed' in item) {
      const { label = '', tag, collapsed } = item as unknown as MetaFields;
      const items: SidebarGroup['items'] = [];
      entries.push({ text: label, tag, collapsible: true, collapsed, items } as SidebarGroup);
      target = items;
    } else target.push(...entriesOf(item, folder, tree));
  }
  return entries;
}

function entriesOf(item: MetaItem, folder: string, tree: LanguageTree): Entry[] {
  if (typeof item === 'string') return pageEntry(folder, { name: item }, tree);
  const fields = item as unknown as MetaFields;
  switch (item.type) {
    case 'file':
      return pageEntry(folder, fields, tree);
    case 'dir':
      return folderEntry(folder, fields, tree);
    case 'section-header':
      return [headerEntry(fields)];
    case 'divider':
      return [{ dividerType: fields.dashed ? 'dashed' : 'solid' }];
    default:
      return [customLink(fields, tree.prefix)];
  }
}

function headerEntry({ label = '', tag }: MetaFields): SidebarSectionHeader {
  return { sectionHeaderText: label, ...(tag !== undefined && { tag }) };
}

function pageEntry(folder: string, fields: MetaFields, { pages, prefix }: LanguageTree): Entry[] {
  const { name } = fields;
  // `../b/page` is a page of the folder next to this one.
  const parent = folder.replace(/[^/]+\/$/, '');
  const file = name.startsWith('../') ? `${parent}${name.slice(3)}` : `${folder}${name}`;
  const page = pages.get(fileRoute(file));
  return page ? [linkTo(page, fields, prefix)] : [];
}

function linkTo(page: ListedPage, { label, tag, context }: Partial<MetaFields>, prefix: string) {
  return {
    text: label || page.title,
    link: `${prefix}${page.route}`,
    tag: page.tag || tag,
    context: page.context || context,
  } as SidebarItem;
}

/** The group of a folder. Its own page is next to the folder or, unless the folder lists it, the index. */
function folderEntry(folder: string, fields: MetaFields, tree: LanguageTree): Entry[] {
  const { name, label, tag, context, collapsible, collapsed } = fields;
  const below = `${folder}${name}/`;
  const meta = tree.metas.get(below);
  const beside = tree.pages.get(`${folder}${name}`);
  const page = beside ?? (meta?.some(isIndex) ? undefined : tree.pages.get(below));
  const link = page && linkTo(page, {}, tree.prefix);
  const entries = sidebarOf(below, tree);
  const items = beside
    ? entries
    : entries.filter((entry) => !('link' in entry) || entry.link !== link?.link);
  if (items.length === 0 && !link) return [];
  return [
    {
      text: label || link?.text || name,
      ...(link && { link: link.link }),
      tag: tag || link?.tag,
      context: context || link?.context,
      collapsible,
      collapsed,
      items,
    } as SidebarGroup,
  ];
}

function isIndex(item: MetaItem): boolean {
  return typeof item === 'string' && /^index(?:\.mdx?)?$/.test(item);
}

function customLink({ label, link = '', tag, context }: MetaFields, prefix: string): SidebarItem {
  return {
    text: label ?? link,
    link: prefixedLink(link, prefix),
    tag,
    context,
  } as SidebarItem;
}

/** The entries of a folder without `_meta.json`: its index first, and the others sorted by name. */
function itemsByName(folder: string, { pages }: LanguageTree): MetaItem[] {
  const names = new Set(
    [...pages.keys()].flatMap((route) =>
      route.startsWith(folder) ? [route.slice(folder.length).split('/')[0] || 'index'] : [],
    ),
  );
  const isFolder = (name: string) =>
    [...pages.keys()].some((route) => route.startsWith(`${folder}${name}/`));
  return [...names]
    .sort((a, b) => Number(b === 'index') - Number(a === 'index') || a.localeCompare(b, 'en'))
    .map((name) => (isFolder(name) ? { type: 'dir', name } : name));
}
