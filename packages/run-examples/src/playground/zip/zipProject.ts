import { strToU8, zipSync } from 'fflate';
import type { RunFile } from '../../contract.ts';

/** A zip with the files in one folder, as bytes. */
export function zipProject(folder: string, files: readonly RunFile[]): Uint8Array<ArrayBuffer> {
  const entries = files.map(({ path, code }) => {
    const text = code === '' || code.endsWith('\n') ? code : `${code}\n`;
    return [`${folder}/${path}`, strToU8(text)] as const;
  });
  return zipSync(Object.fromEntries(entries));
}
