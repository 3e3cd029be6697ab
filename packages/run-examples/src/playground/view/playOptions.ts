import { useViewOptions, type ViewOptions } from '../../view/viewContext';
import type { PlayText } from './PlayText';

export interface TemplateLink {
  readonly id: string;
  readonly title: string;
  readonly description: string;
}

/** The options of a site for its playground. */
export interface PlayOptions extends ViewOptions {
  readonly play: PlayText;
  /** The first one is shown if the link doesn't name one. */
  readonly templates: readonly TemplateLink[];
  /** Where to load the template or example with this ID; undefined if there is none. */
  readonly sourceOf: (base: string) => BaseSource | undefined;
  /** URL of the `PackageIndex`. */
  readonly packagesUrl: string;
  /** An element with the highlighted code of the first template's test. */
  readonly highlighted?: Element | undefined;
}

export interface BaseSource {
  /** URL of the page's examples. */
  readonly setsUrl: string;
  /** Name of the example. */
  readonly set: string;
}

/**
 * The options of the playground around a component. Examples of a page have only `ViewOptions` in the
 * same context, but the components of the playground are only rendered below `openPlayground`.
 */
export function usePlayOptions(): PlayOptions {
  return useViewOptions() as PlayOptions;
}
