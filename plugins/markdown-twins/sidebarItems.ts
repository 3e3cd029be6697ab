import * as z from 'zod';

/** One entry of a folder's `_meta.json`, as far as it concerns pages. */
export type SidebarItem =
  | { readonly kind: 'page'; readonly name: string }
  | { readonly kind: 'folder'; readonly name: string; readonly label?: string | undefined }
  | { readonly kind: 'header'; readonly label: string };

const name = z.string();
const label = z.string();

// Objects are loose: an icon or a tag is Rspress' affair.
const metaItem = z.union([
  name.transform((page): SidebarItem => ({ kind: 'page', name: page })),
  z
    .looseObject({ type: z.literal('file'), name })
    .transform((item): SidebarItem => ({ kind: 'page', name: item.name })),
  z
    .looseObject({
      type: z.enum(['dir', 'dir-section-header']),
      name,
      label: label.optional(),
    })
    .transform((item): SidebarItem => ({ kind: 'folder', name: item.name, label: item.label })),
  z
    .looseObject({ type: z.literal('section-header'), label })
    .transform((item): SidebarItem => ({ kind: 'header', label: item.label })),
  // Neither a line nor an address elsewhere is a page of the folder.
  z.looseObject({ type: z.enum(['divider', 'custom-link']) }).transform(() => undefined),
]);

/** Pure: `file` is only used in the error. */
export function readSidebarItems(file: string, json: string): SidebarItem[] {
  const items = z.array(metaItem).safeParse(parse(file, json));
  if (items.success) return items.data.filter((item) => item !== undefined);
  const [place] = items.error.issues[0]?.path ?? [];
  const which = place === undefined ? 'it' : `entry ${Number(place) + 1}`;
  const advice = 'a page name, or an object whose type Rspress knows';
  throw new Error(`${file}:1: expected a list of entries; ${which} is not ${advice}`);
}

function parse(file: string, json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    throw new Error(`${file}:1: not valid JSON: ${(error as Error).message}`);
  }
}
