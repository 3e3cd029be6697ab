import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Image, Paragraph, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

/** Where `npm run screenshots` writes those for pages, as in the URLs of images. */
const FOLDER = '/screenshots/';

/**
 * Remark plugin: adds the sizes of screenshots, so that pages don't shift while they load, and the
 * picture of the dark page if there is one, which theme/zoom/zoom.css shows on dark pages instead.
 */
export function screenshots() {
  return (tree: Root, { cwd }: VFile) => {
    visit(tree, 'paragraph', (paragraph: Paragraph) => {
      paragraph.children = paragraph.children.flatMap((child) => {
        if (child.type !== 'image' || !child.url.startsWith(FOLDER)) return [child];
        const dark = child.url.replace(/\.webp$/, '-dark.webp');
        const urls = existsSync(publicFile(cwd, dark)) ? [child.url, dark] : [child.url];
        return urls.map((url) => ({ ...child, url, data: sizeOf(cwd, url) }));
      });
    });
  };
}

function publicFile(root: string, url: string): string {
  return path.join(root, 'docs/public', url);
}

/** Half of what's in the header of the extended WebP file, because it has twice the resolution. */
function sizeOf(root: string, url: string): Image['data'] {
  const file = publicFile(root, url);
  // Rspress reports that it's missing.
  if (!existsSync(file)) return undefined;
  const header = readFileSync(file).subarray(0, 30);
  const [width, height] = [header.readUIntLE(24, 3), header.readUIntLE(27, 3)].map(
    (last) => (last + 1) / 2,
  );
  return { hProperties: { width, height } };
}
