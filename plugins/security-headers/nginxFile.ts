import { CACHE, HEADERS } from './headers.ts';

/**
 * A file to `include` in nginx' `server`, beside its `root`; `base` begins and ends with a slash.
 * An `add_header` in a location would drop those of the server, so that the one that differs is a
 * variable.
 */
export function nginxFile(policy: string, base: string): string {
  const add = ([name, value]: readonly [string, string]) => `add_header ${name} "${value}" always;`;
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

set $cache_control "${CACHE.page}";
${add(['Cache-Control', '$cache_control'])}
${add(['Content-Security-Policy', policy])}
${HEADERS.map(add).join('\n')}

error_page 404 ${base}404.html;

location ${base} {
  try_files $uri $uri.html $uri/index.html @without_slash;
}
location @without_slash {
  rewrite ^(.+)/$ $1 permanent;
  return 404;
}
location ${base}static/ {
  set $cache_control "${CACHE.hashed}";
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
