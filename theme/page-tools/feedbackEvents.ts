const LINK = '[data-feedback] a';
const HEADING = '[data-part=outline] a[aria-current]';

/** Adds the heading that the reader is below to the feedback link below `root` when they reach for it. */
export function handleFeedback(root: HTMLElement): void {
  for (const type of ['pointerover', 'focusin'] as const) {
    root.addEventListener(type, ({ target }) => {
      const link = (target as Element).closest<HTMLAnchorElement>(LINK);
      if (link) nameHeading(link);
    });
  }
}

function nameHeading(link: HTMLAnchorElement): void {
  const url = new URL(link.href);
  const heading = document.querySelector(HEADING)?.getAttribute('href') ?? '';
  const [page = '', ...rest] = (url.searchParams.get('body') ?? '').split('\n');
  url.searchParams.set('body', [page.replace(/#.*/, '') + heading, ...rest].join('\n'));
  link.href = url.href;
}
