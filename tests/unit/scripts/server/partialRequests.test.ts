import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ServedSite, serveTestSite } from './servedSite.ts';

let served: ServedSite;
const send = (...request: Parameters<ServedSite['send']>) => served.send(...request);

beforeAll(async () => {
  served = await serveTestSite();
});

afterAll(() => served.close());

describe('ranges', () => {
  test.each([
    ['bytes=2-5', '2345', 'bytes 2-5/10'],
    ['bytes=7-', '789', 'bytes 7-9/10'],
    ['bytes=8-100', '89', 'bytes 8-9/10'],
    ['bytes=-3', '789', 'bytes 7-9/10'],
    ['bytes=-500', '0123456789', 'bytes 0-9/10'],
  ])('%s gets a part', async (range, part, contentRange) => {
    const { status, headers, body } = await send('/notes.txt', [`Range: ${range}`]);
    expect(status).toBe(206);
    expect(body.toString()).toBe(part);
    expect(headers['content-range']).toBe(contentRange);
    expect(headers['content-length']).toBe(String(part.length));
  });

  test.each(['bytes=10-', 'bytes=99-100', 'bytes=-0'])('%s cannot be satisfied', async (range) => {
    const { status, headers } = await send('/notes.txt', [`Range: ${range}`]);
    expect(status).toBe(416);
    expect(headers['content-range']).toBe('bytes */10');
  });

  test.each(['bytes=10-5', 'bytes=', 'bytes=-', 'bytes=a-b', 'lines=1-2', 'bytes=0-1,3-4', 'x'])(
    '%s is ignored',
    async (range) => {
      const { status, body } = await send('/notes.txt', [`Range: ${range}`]);
      expect(status).toBe(200);
      expect(body.toString()).toBe('0123456789');
    },
  );

  test('count bytes of the encoded content', async () => {
    const accept = 'Accept-Encoding: gzip';
    const whole = await send('/guide/start', [accept]);
    const part = await send('/guide/start', [accept, 'Range: bytes=5-24']);
    expect(part.headers['content-encoding']).toBe('gzip');
    expect(part.body).toEqual(whole.body.subarray(5, 25));
  });
});

describe('conditional requests', () => {
  const PAST = 'Mon, 01 Jan 2001 00:00:00 GMT';
  const FUTURE = 'Fri, 01 Jan 2100 00:00:00 GMT';
  /** The response status; `{etag}` and `{date}` are replaced with those of the file. */
  const statusFor = async (...headers: string[]) => {
    const now = await send('/notes.txt');
    const { etag = '', 'last-modified': date = '' } = now.headers;
    const filled = headers.map((line) => line.replaceAll('{etag}', etag).replace('{date}', date));
    return (await send('/notes.txt', filled)).status;
  };

  test.each([
    [304, 'If-None-Match: {etag}'],
    [304, 'If-None-Match: "other", {etag}'],
    [304, 'If-None-Match: W/{etag}'],
    [304, 'If-None-Match: *'],
    [200, 'If-None-Match: "other"'],
    [304, 'If-Modified-Since: {date}'],
    [304, `If-Modified-Since: ${FUTURE}`],
    [200, `If-Modified-Since: ${PAST}`],
    [200, 'If-Modified-Since: soon'],
    [200, 'If-Match: {etag}'],
    [200, 'If-Match: "other", {etag}'],
    [200, 'If-Match: *'],
    [412, 'If-Match: "other"'],
    [412, 'If-Match: W/{etag}'],
    [200, 'If-Unmodified-Since: {date}'],
    [412, `If-Unmodified-Since: ${PAST}`],
    [200, 'If-Unmodified-Since: soon'],
  ])('%i for %s', async (status, header) => {
    expect(await statusFor(header)).toBe(status);
  });

  test('entity tags take precedence over dates', async () => {
    expect(await statusFor('If-None-Match: "other"', `If-Modified-Since: ${FUTURE}`)).toBe(200);
    expect(await statusFor('If-None-Match: {etag}', `If-Modified-Since: ${PAST}`)).toBe(304);
    expect(await statusFor('If-Match: {etag}', `If-Unmodified-Since: ${PAST}`)).toBe(200);
  });

  test.each([
    [206, '{etag}'],
    [206, '{date}'],
    [200, 'W/{etag}'],
    [200, '"other"'],
    [200, PAST],
    [200, FUTURE],
  ])('%i for a range with If-Range: %s', async (status, validator) => {
    expect(await statusFor('Range: bytes=0-1', `If-Range: ${validator}`)).toBe(status);
  });

  test('conditions are ignored for a missing file', async () => {
    expect((await send('/none', ['If-None-Match: *'])).status).toBe(404);
    expect((await send('/none', ['If-Match: "a"', 'Range: bytes=0-1'])).status).toBe(404);
  });
});
