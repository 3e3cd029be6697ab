/**
 * The decoded path of a request target, which is a path with a query or an absolute URL (RFC 9112,
 * 3.2). Returns `undefined` for invalid percent-encoding, a NUL, or path traversal.
 */
export function requestPath(target: string): string | undefined {
  const [encoded = ''] = target.replace(/^https?:\/\/[^/?#]*/i, '').split(/[?#]/);
  try {
    const pathname = decodeURIComponent(encoded || '/');
    const isSafe = pathname.startsWith('/') && !/[\0\\]|\/\.\.(?:\/|$)/.test(pathname);
    return isSafe ? pathname : undefined;
  } catch {
    return undefined;
  }
}
