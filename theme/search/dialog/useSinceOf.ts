import { useEffect, useState } from 'react';
import { STORAGE } from '../../settings/site';
import { readStored } from '../../ui/storage/localStore';
import { loadVersions } from '../../versions/handleVersions';

type SinceOf = (url: string) => string | undefined;

const unknown: SinceOf = () => undefined;
let loaded: SinceOf = unknown;

/** Returns the version that what a hit is about came with, if it's later than the reader's. */
export function useSinceOf(): SinceOf {
  const [sinceOf, setSinceOf] = useState(() => loaded);
  useEffect(() => {
    // Pages of readers who haven't chosen a version don't load the data.
    if (loaded !== unknown || !readStored(STORAGE.version)) return;
    loadVersions().then((versions) => {
      loaded = versions.sinceOf;
      setSinceOf(() => loaded);
    }, console.error);
  }, []);
  return sinceOf;
}
