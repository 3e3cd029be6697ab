import { createHash } from 'node:crypto';
import { withoutComments } from '../withoutComments.ts';
import type { BundleRequest } from './bundleRequest.ts';

/** Sets that differ only in comments, such as those of two languages, share a bundle. */
export function bundleKey(request: BundleRequest): string {
  const files = request.files.map(({ path, code }) => [
    path,
    withoutComments(path.split('.').at(-1) ?? '', code),
  ]);
  const text = JSON.stringify({ ...request, files });
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
