import type { Facts } from '../../content/facts/facts.ts';
import { attributesOf } from '../../content/markdown/components.ts';
import { type TreeNode, walkTree } from '../../content/markdown/walkTree.ts';
import type { Page } from '../../content/page.ts';
import type { LaterPart } from '../../content/versions/siteVersions.ts';

/**
 * The sections of a page about one option or name that came later than `since`: below a heading with
 * the option's facts, or one that is the name.
 */
export function laterParts(page: Page, marks: Facts, since: string): LaterPart[] {
  const order = (version: string) => marks.versions.indexOf(version);
  return definitions(page).flatMap(({ id, name, kind }): LaterPart[] => {
    const own = kind === 'options' ? marks.options[name]?.since : marks.names[name];
    return own !== undefined && order(own) > order(since) ? [{ id, name, since: own }] : [];
  });
}

interface Definition {
  readonly id: string;
  readonly name: string;
  readonly kind: 'options' | 'names';
}

function definitions({ tree, headings, frontMatter }: Page): Definition[] {
  if (!tree) return [];
  const names = frontMatter?.api ?? [];
  const found: Definition[] = [];
  let passed = 0;
  for (const node of walkTree(tree as TreeNode)) {
    if (node.type === 'heading') {
      const id = headings[passed++]?.id ?? '';
      const text = firstWord(node);
      const name = names.find((one) => one === text || one === `rs.${text}`);
      if (name) found.push({ id, name, kind: 'names' });
    }
    if (node.name !== 'OptionFacts') continue;
    const { path } = attributesOf(node);
    const id = headings[passed - 1]?.id;
    if (path && id) found.push({ id, name: path, kind: 'options' });
  }
  return found;
}

/** What a heading begins with: `rs.waitFor` of `rs.waitFor {#waitfor}`. */
function firstWord({ children = [] }: TreeNode): string {
  return /^[\w$.]+/.exec(children[0]?.value ?? '')?.[0] ?? '';
}
