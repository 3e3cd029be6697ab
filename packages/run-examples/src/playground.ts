export { type PlaygroundView, openPlayground } from './playground/view/openPlayground';
export type { PlayText } from './playground/view/PlayText';
export type { BaseSource, PlayOptions, TemplateLink } from './playground/view/playOptions';
export { baseLink } from './playground/share/projectLink';
