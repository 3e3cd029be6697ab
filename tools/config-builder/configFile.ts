import type { BuilderText } from './builderText.ts';

/** Why a line is in a file. */
export type Reason = keyof BuilderText['reasons'];

export interface ConfigLine {
  readonly code: string;
  readonly reason?: Reason;
}

export interface ConfigFile {
  readonly path: string;
  readonly lines: readonly ConfigLine[];
}

/** The source of a file, with a newline at its end. */
export function sourceOf({ lines }: Pick<ConfigFile, 'lines'>): string {
  return `${lines.map(({ code }) => code).join('\n')}\n`;
}
