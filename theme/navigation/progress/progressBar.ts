import nprogress from 'nprogress';
import { PROGRESS } from '../../settings/progress';
import { trustedHtml } from '../../ui/html/trustedHtml';
import { prefersReducedMotion } from '../../ui/timing/prefersReducedMotion';

function start(): void {
  // A second start would make the bar trickle twice as fast.
  if (nprogress.isStarted()) return;
  nprogress.configure({
    ...PROGRESS,
    speed: prefersReducedMotion() ? 0 : PROGRESS.speed,
    showSpinner: false,
    barSelector: '.bar',
    template: trustedHtml('<div class="bar"></div>'),
  });
  nprogress.start();
}

export const progressBar = { start, end: () => nprogress.done() };
