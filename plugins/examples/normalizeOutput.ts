/** What a page shows in place of the folder Rstest ran in. */
export const PROJECT = '/project';

export interface OutputPlaces {
  /** Folder Rstest ran in, absolute. */
  readonly folder: string;
  /** Root of this project, absolute: it holds node_modules. */
  readonly root: string;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: terminal sequences begin with one
const ANSI = /\u001B(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007]*(?:\u0007|\u001B\\))/g;

/** What Rstest printed, as a page may show it: no colours, no path of this machine. */
export function readableOutput(text: string, { folder, root }: OutputPlaces): string {
  const lines = text
    .replace(ANSI, '')
    .replace(/\r\n?/g, '\n')
    .replaceAll(`file://${folder}`, PROJECT)
    .replaceAll(folder, PROJECT)
    .replaceAll(root, PROJECT)
    .replace(/(?:\.\.\/)+(?=node_modules\/)/g, '')
    .split('\n')
    .map((line) => line.trimEnd());
  return trimBlankLines(lines).join('\n');
}

/** Two outputs that differ only in what differs from run to run become equal. */
export function comparableLines(readable: string): string[] {
  const lines = readable.split('\n').map((line) =>
    line
      .trimEnd()
      .replaceAll('\\', '/')
      .replace(/\b\d+m \d+s\b|\b\d+(?:\.\d+)?(?:ms|s)\b/g, '<time>')
      .replace(/\b\d+ MB heap used\b/g, '<heap>')
      // As `rstest --version` says where it runs.
      .replace(/\b[a-z\d]+-[a-z\d]+ node-v[\d.]+/g, '<platform>'),
  );
  return trimBlankLines(lines);
}

function trimBlankLines(lines: readonly string[]): string[] {
  const filled = (line: string) => line.trim() !== '';
  return lines.slice(lines.findIndex(filled), lines.findLastIndex(filled) + 1);
}
