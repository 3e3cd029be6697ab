export { openPlayground, type PlaygroundView } from './playground/view/openPlayground';
export type { PlayText } from './playground/view/PlayText';
export type { BaseSource, PlayOptions, TemplateLink } from './playground/view/playOptions';
