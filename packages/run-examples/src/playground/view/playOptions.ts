import { createContext, useContext } from 'react';
import type { RunViewOptions } from '../../view/runViewOptions';
import type { PlayText } from './PlayText';

export interface TemplateLink {
  readonly id: string;
  readonly title: string;
  readonly description: string;
}

/** The playground's page, and what its site provides. */
export interface PlayOptions
  extends Pick<RunViewOptions, 'text' | 'loadText' | 'loadFailureOf' | 'copyText'> {
  readonly play: PlayText;
  /** The first one is shown if the link doesn't name one. */
  readonly templates: readonly [TemplateLink, ...TemplateLink[]];
  /** Where the set is that a project is based on; undefined for an id that means none. */
  readonly sourceOf: (base: string) => BaseSource | undefined;
  /** URL of the `PackageIndex`. */
  readonly packagesUrl: string;
}

export interface BaseSource {
  /** URL of the page's examples. */
  readonly setsUrl: string;
  /** Name of the example. */
  readonly set: string;
}

const PlayContext = createContext<PlayOptions | undefined>(undefined);

export const PlayProvider = PlayContext.Provider;

export function usePlay(): PlayOptions {
  const options = useContext(PlayContext);
  if (!options) throw new Error('A part of the playground is rendered outside of PlayProvider.');
  return options;
}
