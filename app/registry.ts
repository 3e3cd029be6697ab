import {
  benchmarkConditionsForm,
  benchmarkForm,
  benchmarkOverviewForm,
} from '../components/benchmarks/benchmarks.markdown.ts';
import { execForm, installForm } from '../components/commands/commands.markdown.ts';
import type { ComponentForm } from '../components/componentForm.ts';
import { apiFactsForm, optionFactsForm } from '../components/facts/facts.markdown.ts';
import {
  exampleWindowForm,
  measuredFiguresForm,
  oneBuildForm,
} from '../components/home/home.markdown.ts';
import { playgroundForm } from '../components/playground/playground.markdown.ts';
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
  ExampleWindow: exampleWindowForm,
  MeasuredFigures: measuredFiguresForm,
  OneBuild: oneBuildForm,
  Playground: playgroundForm,
  PlaygroundText: playgroundForm,
} satisfies Record<string, ComponentForm>;

const OTHERWISE = 'write Markdown, or use one of those in app/registry.ts';

export type ComponentName = keyof typeof COMPONENTS;

/** The form of a component; `undefined` if there's no such component. */
export function formOf(name: string): ComponentForm | undefined {
  return Object.hasOwn(COMPONENTS, name) ? COMPONENTS[name as ComponentName] : undefined;
}

/** What's wrong with a component in a page that documents `options`; `undefined` if nothing is. */
export function componentProblem(
  { name, attributes }: Pick<Component, 'name' | 'attributes'>,
  options: readonly string[],
): string | undefined {
  const form = formOf(name);
  if (!form) {
    const near = nearestName(name, Object.keys(COMPONENTS));
    const advice = near ? `did you mean ${near}?` : OTHERWISE;
    return `<${name}> is not a component of this site: ${advice}`;
  }
  const allowed = Object.keys(form.attributes);
  const unknown = Object.keys(attributes).find((attribute) => !allowed.includes(attribute));
  if (unknown !== undefined) {
    const hint = allowed.length > 0 ? `: ${suggestion(unknown, allowed)}` : '';
    return `<${name}> has no attribute ${unknown}${hint}`;
  }
  const missing = allowed.find(
    (attribute) => form.attributes[attribute] === 'required' && !attributes[attribute],
  );
  if (missing !== undefined) return `<${name}> needs ${missing}="…"`;
  return form.problem?.(attributes, options);
}

function suggestion(name: string, known: readonly string[]): string {
  const near = nearestName(name, known);
  return near === undefined ? `use ${known.join(', ')}` : `did you mean ${near}?`;
}
