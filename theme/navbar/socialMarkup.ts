import presetIcons from 'virtual-social-links';
import { drawingId } from './socialLinks';

/** Rspress' icons of the configured social links, as SVG symbols with an ID each. */
export const SOCIAL_MARKUP = Object.entries(presetIcons)
  .map(([name, svg]) => svg.replace('<svg', `<svg id="${drawingId(name)}"`))
  .join('');
