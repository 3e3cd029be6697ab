import nprogress from 'nprogress';
import { trustedHtml } from '../load/trustedHtml';
import { isMotionReduced } from '../settings';

function start(): void {
  // A second start would make the bar trickle twice as fast.
  if (nprogress.isStarted()) return;
  nprogress.configure({
    speed: isMotionReduced() ? 0 : 200,
    showSpinner: false,
    barSelector: '.bar',
    template: trustedHtml('<div class="bar"></div>'),
  });
  nprogress.start();
}

export const progressBar = { start, end: () => nprogress.done() };
