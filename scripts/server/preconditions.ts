import type { IncomingHttpHeaders } from 'node:http';
import fresh from 'fresh';

/** The validators of the current representation. */
export interface Validators {
  /** A strong entity tag, with its quotes. */
  readonly etag: string;
  /** An HTTP date. */
  readonly lastModified: string;
}

/** Evaluates the conditional headers of a GET or HEAD request (RFC 9110, 13.2.2). */
export function checkPreconditions(
  headers: IncomingHttpHeaders,
  { etag, lastModified }: Validators,
): 'failed' | 'not-modified' | 'passed' {
  const match = headers['if-match'];
  if (match !== undefined) {
    const tags = match.split(',').map((tag) => tag.trim());
    if (!tags.includes('*') && !tags.includes(etag)) return 'failed';
  } else {
    // An invalid date is NaN, for which the comparison is always false.
    const since = Date.parse(headers['if-unmodified-since'] ?? '');
    if (Date.parse(lastModified) > since) return 'failed';
  }
  return fresh(headers, { etag, 'last-modified': lastModified }) ? 'not-modified' : 'passed';
}

/** Whether the `Range` of a request applies to the current representation (RFC 9110, 13.1.5). */
export function rangeIsCurrent(
  headers: IncomingHttpHeaders,
  { etag, lastModified }: Validators,
): boolean {
  // Node's types don't know that this header can't be repeated.
  const ifRange = headers['if-range'] as string | undefined;
  return ifRange === undefined || ifRange === etag || ifRange === lastModified;
}
