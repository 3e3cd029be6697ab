/** The `Theme` of packages/static-pages: the part of the site that browsers load. */
import '../theme/styles/index.css';

export { carrySwitches as carryQuery } from '../theme/navigation/urlSwitches';
export { readToc as readData } from '../theme/page/readToc';
export { attach } from './bodyBehaviors';
export { SiteLayout as Layout } from './SiteLayout';
