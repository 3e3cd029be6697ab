import { stripVTControlCharacters } from 'node:util';

/** Replaces the folder that Rstest ran in, and the project's root. */
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
    .replace(/(?:\.\.\/)+(?=node_modules\/)/g, '')
    .split('\n')
    .map((line) => line.trimEnd());
  return trimBlankLines(lines).join('\n');
}

/** Normalizes everything that differs between runs. */
export function comparableLines(readable: string): string[] {
  const lines = readable.split('\n').map((line) =>
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
  const filled = (line: string) => line.trim() !== '';
  return lines.slice(lines.findIndex(filled), lines.findLastIndex(filled) + 1);
}
