import presetIcons from 'virtual-social-links';
import { drawingId } from './socialLinks';

/** Rspress' drawings of the configured social links, each with its id. */
export const SOCIAL_MARKUP = Object.entries(presetIcons)
  .map(([name, svg]) => svg.replace('<svg', `<svg id="${drawingId(name)}"`))
  .join('');
