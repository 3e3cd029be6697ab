import { hostedSite } from './hostedSite.ts';

/** With analytics, and nowhere to report. */
export default hostedSite({ name: 'hosted-insights-site', insights: 'on' });
