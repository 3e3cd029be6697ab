import { SWEEP } from '../../e2e/support/sweep.ts';

/** Markup that sets `window.hit` if it's interpreted as more than text. */
export const PAYLOADS: readonly string[] = [
  '<script>window.hit=1</script>',
  '<ScRiPt>window.hit=1</sCrIpT>',
  '</script><script>window.hit=1</script>',
  '<img src=x onerror=window.hit=1>',
  '<img src=x onerror="window.hit=1">',
  "<img src='x' onerror='window.hit=1'>",
  '<img/src="x"/onerror=window.hit=1>',
  '<svg onload=window.hit=1>',
  '<svg><script>window.hit=1</script></svg>',
  '<svg><animate onbegin=window.hit=1 attributeName=x dur=1s>',
  '<body onload=window.hit=1>',
  '<iframe src="javascript:parent.hit=1"></iframe>',
  '<iframe srcdoc="<script>parent.hit=1</script>"></iframe>',
  '<object data="javascript:window.hit=1"></object>',
  '<embed src="javascript:window.hit=1">',
  '<a href="javascript:window.hit=1" autofocus onfocus=window.hit=1>a</a>',
  '<input autofocus onfocus=window.hit=1>',
  '<details open ontoggle=window.hit=1>a</details>',
  '<video><source onerror=window.hit=1></video>',
  '<audio src=x onerror=window.hit=1>',
  '<marquee onstart=window.hit=1>a</marquee>',
  '<style>@import "javascript:window.hit=1"</style>',
  '<link rel=stylesheet href="javascript:window.hit=1">',
  '<meta http-equiv=refresh content="0;url=javascript:window.hit=1">',
  '<base href="javascript:window.hit=1//">',
  '<form action="javascript:window.hit=1"><button>a</button></form>',
  '<math><mi xlink:href="javascript:window.hit=1">a</mi></math>',
  '<template><script>window.hit=1</script></template>',
  '"><img src=x onerror=window.hit=1>',
  "'><img src=x onerror=window.hit=1>",
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

const NUMBERED = [...PAYLOADS.entries()];

/** Every fifth for `npm test`, which are of different kinds, and the others for the sweep. */
export const PAYLOAD_TIERS = [
  { some: NUMBERED.filter(([index]) => index % 5 === 0), tag: [] },
  { some: NUMBERED.filter(([index]) => index % 5 !== 0), tag: SWEEP },
];
