import { strToU8, zipSync } from 'fflate';
import type { RunFile } from '../../contract';
import { planInWorker } from '../plan/planner';
import { loadPackageIndex } from '../view/loadPackageIndex';
import type { PlayOptions } from '../view/playOptions';
import { zipFiles } from './zipFiles';

/** Downloads a project as a zip. Rejects if something that it needs can't be loaded. */
export async function downloadProject(
  base: string,
  files: readonly RunFile[],
  options: PlayOptions,
): Promise<void> {
  const [plan, index] = await Promise.all([planInWorker(files), loadPackageIndex(options)]);
  const name = `rstest-${base.replace(/[^a-z0-9]+/gi, '-').replace(/^-|-$/g, '')}`;
  const zip = zipProject(name, zipFiles({ files, plan, index }));
  const link = document.createElement('a');
  const url = URL.createObjectURL(new Blob([zip], { type: 'application/zip' }));
  link.href = url;
  link.download = `${name}.zip`;
  link.click();
  // Not at once: the browser may still be about to read it.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** A zip with the files in one folder, as bytes. */
export function zipProject(folder: string, files: readonly RunFile[]): Uint8Array<ArrayBuffer> {
  const entries = files.map(({ path, code }) => {
    const text = code === '' || code.endsWith('\n') ? code : `${code}\n`;
    return [`${folder}/${path}`, strToU8(text)] as const;
  });
  return zipSync(Object.fromEntries(entries));
}
