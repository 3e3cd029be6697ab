import { stripVTControlCharacters } from 'node:util';

/** Shown instead of the paths of the folder that Rstest ran in and of the project's root. */
export const PROJECT_FOLDER = '/project';

interface OutputPaths {
  /** Absolute path of the folder that Rstest ran in. */
  readonly folder: string;
  /** Absolute path of the project's root, with node_modules. */
  readonly root: string;
}

/** Rstest's output as a page can show it, without colors and local paths. */
export function readableOutput(text: string, { folder, root }: OutputPaths): string {
  const lines = stripVTControlCharacters(text)
    .replace(/\r\n?/g, '\n')
    .replaceAll(`file://${folder}`, PROJECT_FOLDER)
    .replaceAll(folder, PROJECT_FOLDER)
    .replaceAll(root, PROJECT_FOLDER)
    // The packages are in a folder above.
    .replace(/(?:\.\.\/)+(?=node_modules\/)/g, '')
    .split('\n')
    .map((line) => line.trimEnd());
  return trimBlankLines(lines).join('\n');
}

/** The lines of readable output, with placeholders for everything that differs between runs. */
export function comparableLines(output: string): string[] {
  const lines = output.split('\n').map((line) =>
    line
      .trimEnd()
      .replaceAll('\\', '/')
      .replace(/\b\d+m \d+s\b|\b\d+(?:\.\d+)?(?:ms|s)\b/g, '<time>')
      .replace(/\b\d+ MB heap used\b/g, '<heap>')
      // The platform in the output of `rstest --version`.
      .replace(/\b[a-z\d]+-[a-z\d]+ node-v[\d.]+/g, '<platform>'),
  );
  return trimBlankLines(lines);
}

function trimBlankLines(lines: readonly string[]): string[] {
  const isFilled = (line: string) => line.trim() !== '';
  // If all lines are blank, this is `slice(-1, 0)`, which is empty.
  return lines.slice(lines.findIndex(isFilled), lines.findLastIndex(isFilled) + 1);
}
