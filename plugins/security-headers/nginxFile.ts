import { CACHE, FRAME_HEADERS, HEADERS, type Header, PAGE_HEADERS } from './headers.ts';
import { FRAME, WORKERS } from './places.ts';
import { WORKER_POLICY } from './policy.ts';

/** Headers that not every response has, each with the variable that holds it; empty, it is left out. */
const VARIABLES: Readonly<Record<string, string>> = {
  'Cache-Control': '$cache_control',
  'Content-Security-Policy': '$policy',
  'Referrer-Policy': '$referrer_policy',
  'Permissions-Policy': '$permissions_policy',
  'X-Frame-Options': '$frame_options',
  'Cross-Origin-Opener-Policy': '$opener_policy',
};

/**
 * A file to `include` in nginx' `server`, beside its `root`; `base` begins and ends with a slash.
 * An `add_header` in a location would drop those of the server, so that those that differ are
 * variables. What no location changes is as for pages: the not-found page, redirects.
 */
export function nginxFile(policy: string, base: string): string {
  const page: Header[] = [
    ['Cache-Control', CACHE.page],
    ['Content-Security-Policy', policy],
    ...PAGE_HEADERS,
  ];
  const add = ([name, value]: Header) => `add_header ${name} "${value}" always;`;
  const added = page.map(([name]): Header => [name, VARIABLES[name] ?? '']);
  /** Of all that differs, a location has these, and nothing else. */
  const only = (headers: readonly Header[]) =>
    setAll(page.map(([name]) => headers.find((own) => own[0] === name) ?? [name, '']))
      .map((line) => `  ${line}`)
      .join('\n');
  const hashed: Header = ['Cache-Control', CACHE.hashed];
  return `# Written by the build, for nginx' server; see README.md.
charset utf-8;
charset_types text/css text/markdown text/plain text/xml application/javascript application/json;
server_tokens off;
absolute_redirect off;
autoindex off;

gzip on;
gzip_static on;
gzip_vary on;
gzip_min_length 512;
gzip_types text/css text/javascript application/javascript application/json text/markdown text/plain image/svg+xml;

${setAll(page).join('\n')}
${[...HEADERS, ...added].map(add).join('\n')}

error_page 404 ${base}404.html;

location ${base} {
  try_files $uri $uri.html $uri/index.html @without_slash;
}
location @without_slash {
  rewrite ^(.+)/$ $1 permanent;
  return 404;
}
location ${base}static/ {
${only([hashed])}
  try_files $uri =404;
}
location ${base}${WORKERS} {
${only([hashed, ['Content-Security-Policy', WORKER_POLICY]])}
  try_files $uri =404;
}
location = ${base}${FRAME[0]} {
${only([['Cache-Control', CACHE.page], ...FRAME_HEADERS])}
  try_files $uri =404;
}
${
  base === '/'
    ? ''
    : `location = ${base.slice(0, -1)} {
  return 301 ${base};
}
`
}location ~ \\.md$ {
  types { }
  default_type text/markdown;
  try_files $uri =404;
}
# This file and its like are no pages.
location ~ /(_|\\.(?!well-known/)) {
  return 404;
}
`;
}

function setAll(headers: readonly Header[]): string[] {
  return headers.map(([name, value]) => `set ${VARIABLES[name]} "${value}";`);
}
