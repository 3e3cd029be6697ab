import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Image, Paragraph, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

/** The folder of the screenshots in image URLs; `npm run screenshots` takes them. */
const FOLDER = '/screenshots/';

/**
 * Remark plugin: adds the sizes of screenshots, so that pages don't shift while images load. Also adds
 * the dark version of a screenshot, if it exists; theme/zoom/zoom.css shows one of the two.
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

/** The size in CSS pixels, which is half of the file's, because screenshots have twice the resolution. */
function sizeOf(root: string, url: string): Image['data'] {
  const file = publicFile(root, url);
  // Reported by plugins/pages/page-problems.
  if (!existsSync(file)) return undefined;
  const header = readFileSync(file).subarray(0, 30);
  // An extended WebP file has its width minus 1 in bytes 24 to 26, and its height minus 1 after that.
  const width = (header.readUIntLE(24, 3) + 1) / 2;
  const height = (header.readUIntLE(27, 3) + 1) / 2;
  return { hProperties: { width, height } };
}
