import type { Image, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { LANGUAGES } from '../../content/languages.ts';
import { formatProblem } from '../../content/problem.ts';
import { relativePath } from '../../content/relativePath.ts';
import { fileLanguage } from '../../content/routes/pageFile.ts';
import { type DiagramFile, FOLDER } from './diagrams.ts';

/**
 * Remark plugin: adds the sizes of diagrams to their images, so that pages don't shift when they
 * load. Fails for an unknown diagram, one in another language, or one without an alternative text.
 */
export function diagramImages(files: ReadonlyMap<string, DiagramFile>) {
  return (tree: Root, file: VFile): void => {
    const page = relativePath(file.cwd, file.path);
    visit(tree, 'image', (image) => {
      if (!image.url.startsWith(FOLDER)) return;
      const diagram = files.get(image.url);
      const problem = problemOf(image, diagram, page, files);
      if (problem) {
        // Rspress prints the message of an error, but not its line.
        const line = image.position?.start.line ?? 1;
        file.fail(formatProblem({ file: page, line, message: problem }), image);
      }
      const { width, height } = diagram as DiagramFile;
      image.data = { ...image.data, hProperties: { width, height } };
    });
  };
}

function problemOf(
  { url, alt }: Image,
  diagram: DiagramFile | undefined,
  page: string,
  files: ReadonlyMap<string, DiagramFile>,
): string | undefined {
  const language = fileLanguage(page, LANGUAGES);
  const known = [...files].filter(([, file]) => file.language === language).map(([name]) => name);
  if (diagram?.language !== language) {
    return `${url} is no diagram in the language of this page: use ${known.join(', ')}`;
  }
  if (!alt?.trim()) return `${url} has no alternative text: describe it, as in ![…](${url})`;
  return undefined;
}
