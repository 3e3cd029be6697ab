import type { IncomingHttpHeaders } from 'node:http';
import { byteRange } from './byteRange.ts';
import { chooseCoding } from './contentCoding.ts';
import { checkPreconditions, rangeIsCurrent } from './preconditions.ts';
import type { SiteFile } from './siteFiles.ts';

export interface FileResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Buffer;
}

/** The response to a GET or HEAD request for a file, with coding, range, and conditions (RFC 9110). */
export async function fileResponse(
  method: string,
  headers: IncomingHttpHeaders,
  file: SiteFile,
): Promise<FileResponse> {
  const vary = 'accept-encoding';
  const coding = chooseCoding(headers, { type: file.type, size: file.content.length });
  if (!coding) return { status: 406, headers: { vary } };
  const { lastModified } = file;
  const isEncoded = coding !== 'identity';
  const etag = isEncoded ? `"${file.digest}-${coding}"` : `"${file.digest}"`;
  const state = { vary, etag, 'last-modified': lastModified };
  const precondition = checkPreconditions(headers, { etag, lastModified });
  if (precondition === 'failed') return { status: 412, headers: state };
  if (precondition === 'not-modified') return { status: 304, headers: state };

  const body = await file.encoded(coding);
  const mayBePart = method === 'GET' && rangeIsCurrent(headers, { etag, lastModified });
  const range = mayBePart ? byteRange(headers.range, body.length) : undefined;
  if (range === 'unsatisfiable') {
    return { status: 416, headers: { vary, 'content-range': `bytes */${body.length}` } };
  }
  const described = {
    ...state,
    'content-type': file.type,
    ...(isEncoded && { 'content-encoding': coding }),
    'accept-ranges': 'bytes',
  };
  if (!range) return { status: 200, headers: described, body };
  const { start, end } = range;
  return {
    status: 206,
    headers: { ...described, 'content-range': `bytes ${start}-${end}/${body.length}` },
    body: body.subarray(start, end + 1),
  };
}
