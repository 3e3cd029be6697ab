/** Searches off the main thread, so that typing never waits for it. */
import { fetchOnce } from './indexFiles.ts';
import type { FromWorker, ToWorker } from './messages.ts';
import { type OpenSite, openSite } from './openSite.ts';
import { type SearchRequest, search } from './search.ts';

let open: () => Promise<OpenSite>;
let site: Promise<OpenSite> | undefined;

self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === 'open') start(data.language, data.base);
  else void answer(data.id, data.request);
});

function start(language: string, base: string): void {
  open = () => openSite(language, fetchOnce(base));
  opened().then(
    () => post({ kind: 'opened' }),
    (error) => post({ kind: 'failed', message: messageOf(error) }),
  );
}

async function answer(id: number, request: SearchRequest): Promise<void> {
  try {
    post({ kind: 'found', id, result: await searchOrReopen(request) });
  } catch (error) {
    post({ kind: 'failed', id, message: messageOf(error) });
  }
}

/** After a deploy the files of the old index may be gone: the new manifest knows others. */
async function searchOrReopen(request: SearchRequest) {
  const known = await opened();
  try {
    return await search(known, request);
  } catch {
    site = undefined;
    return search(await opened(), request);
  }
}

/** An index that failed to open is opened anew by the next one who needs it. */
function opened(): Promise<OpenSite> {
  if (!site) {
    const opening = open();
    site = opening;
    opening.catch(() => {
      if (site === opening) site = undefined;
    });
  }
  return site;
}

function post(message: FromWorker): void {
  self.postMessage(message);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
