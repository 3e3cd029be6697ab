import type { LoadText } from '../contract.ts';
import { fetchText } from './fetchText.ts';

/** A script that can be passed to workers without copying it. Rejects like `loadText`. */
export async function fetchScript(url: string, loadText: LoadText): Promise<Blob> {
  return new Blob([await fetchText(url, loadText)], { type: 'text/javascript' });
}
