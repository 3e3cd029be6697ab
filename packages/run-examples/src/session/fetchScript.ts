import type { LoadText } from '../contract.ts';
import { fetchText } from './fetchText.ts';

/** A script that workers can be given without copying it. Rejects as `loadText`. */
export async function fetchScript(url: string, loadText: LoadText): Promise<Blob> {
  return new Blob([await fetchText(url, loadText)], { type: 'text/javascript' });
}
