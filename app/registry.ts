import {
  benchmarkConditionsForm,
  benchmarkForm,
  benchmarkOverviewForm,
} from '../components/benchmarks/benchmarks.markdown.ts';
import { execForm, installForm } from '../components/commands/commands.markdown.ts';
import { type ComponentForm, childrenForm } from '../components/componentForm.ts';
import { apiFactsForm, optionFactsForm } from '../components/facts/facts.markdown.ts';
import { measuredFiguresForm, oneBuildForm } from '../components/home/home.markdown.ts';
import { tabForm, tabsForm } from '../components/tabs/tabs.markdown.ts';
import type { Component } from '../content/markdown/components.ts';
import { nearestName } from '../content/nearestName.ts';
import { configBuilderForm } from '../tools/config-builder/configBuilder.markdown.ts';
import { converterForm, converterTeaserForm } from '../tools/converter/converter.markdown.ts';
import { errorFinderForm, errorListForm } from '../tools/error-finder/errors.markdown.ts';

/**
 * The components that pages can use without importing them. views.ts has their views, which the build
 * doesn't load, under the same names.
 */
export const COMPONENTS = {
  OptionFacts: optionFactsForm,
  ApiFacts: apiFactsForm,
  Install: installForm,
  Exec: execForm,
  Tabs: tabsForm,
  Tab: tabForm,
  Benchmark: benchmarkForm,
  BenchmarkOverview: benchmarkOverviewForm,
  BenchmarkConditions: benchmarkConditionsForm,
  Converter: converterForm,
  ConverterTeaser: converterTeaserForm,
  ConfigBuilder: configBuilderForm,
  ErrorFinder: errorFinderForm,
  ErrorList: errorListForm,
  ExampleWindow: childrenForm,
  MeasuredFigures: measuredFiguresForm,
  OneBuild: oneBuildForm,
  Playground: childrenForm,
  PlaygroundText: childrenForm,
} satisfies Record<string, ComponentForm>;

export type ComponentName = keyof typeof COMPONENTS;

/** The form of a component; `undefined` if there's no such component. */
export function formOf(name: string): ComponentForm | undefined {
  return Object.hasOwn(COMPONENTS, name) ? COMPONENTS[name as ComponentName] : undefined;
}

/** An error message for a component of a page that documents `options`; `undefined` if it's valid. */
export function componentProblem(
  { name, attributes }: Pick<Component, 'name' | 'attributes'>,
  options: readonly string[],
): string | undefined {
  const form = formOf(name);
  if (!form) {
    const advice = 'write Markdown, or use one of those in app/registry.ts';
    const hint = suggestion(name, Object.keys(COMPONENTS), advice);
    return `<${name}> is not a component of this site: ${hint}`;
  }
  const allowed = Object.keys(form.attributes);
  const unknown = Object.keys(attributes).find((attribute) => !allowed.includes(attribute));
  if (unknown !== undefined) {
    const advice = `use ${allowed.join(', ')}`;
    const hint = allowed.length > 0 ? `: ${suggestion(unknown, allowed, advice)}` : '';
    return `<${name}> has no attribute ${unknown}${hint}`;
  }
  const missing = allowed.find(
    (attribute) => form.attributes[attribute] === 'required' && !attributes[attribute],
  );
  if (missing !== undefined) return `<${name}> needs ${missing}="…"`;
  return form.problem?.(attributes, options);
}

/** Suggests the name that `name` is probably meant to be, or gives the advice if there's none. */
function suggestion(name: string, names: readonly string[], advice: string): string {
  const nearest = nearestName(name, names);
  return nearest === undefined ? advice : `did you mean ${nearest}?`;
}
