import { splitByTag } from './tags.ts';

/**
 * Markup that sets `window.hit` if it's interpreted as more than text: an example of each way to break out
 * of text, an attribute, a script, or a template, and of each way to run a script after that.
 */
export const PAYLOADS: readonly string[] = [
  '<script>window.hit=1</script>',
  '</script><script>window.hit=1</script>',
  '<img src=x onerror=window.hit=1>',
  '<svg onload=window.hit=1>',
  '<iframe src="javascript:parent.hit=1"></iframe>',
  '<iframe srcdoc="<script>parent.hit=1</script>"></iframe>',
  '<a href="javascript:window.hit=1" autofocus onfocus=window.hit=1>a</a>',
  '<details open ontoggle=window.hit=1>a</details>',
  '"><img src=x onerror=window.hit=1>',
  "'><img src=x onerror=window.hit=1>",
  '<meta http-equiv=refresh content="0;url=javascript:window.hit=1">',
  '" onmouseover="window.hit=1" x="',
  "' autofocus onfocus='window.hit=1' x='",
  '{{constructor.constructor("window.hit=1")()}}',
  '#{window.hit=1}',
  'javascript:window.hit=1',
  '&lt;script&gt;window.hit=1&lt;/script&gt;',
  '&#60;img src=x onerror=window.hit=1&#62;',
  '\u2028<img src=x onerror=window.hit=1>\u2029',
  '<noscript><p title="</noscript><img src=x onerror=window.hit=1>">',
  '<mark>a</mark><img src=x onerror=window.hit=1>',
];

/** The payloads with their indexes: every eighth one for `npm test`, and the others. */
export const PAYLOAD_TIERS = splitByTag([...PAYLOADS.entries()], 8);
