import type { BuilderText } from './builderText.ts';

/** Why a line is in a file. */
export type PackageReason = keyof BuilderText['reasons'];

export interface ConfigLine {
  readonly code: string;
  readonly reason?: PackageReason;
}

export interface ConfigFile {
  readonly path: string;
  readonly lines: readonly ConfigLine[];
}

/** The source of a file, with a newline at its end. */
export function configSourceOf({ lines }: Pick<ConfigFile, 'lines'>): string {
  return `${lines.map(({ code }) => code).join('\n')}\n`;
}
