import { hostedSite } from './hostedSite.ts';

/** Without analytics, as they are by default, and with an address for reports. */
export default hostedSite({
  name: 'hosted-site',
  insights: 'off',
  reportUrl: 'https://report.example/new?title={query}',
});
