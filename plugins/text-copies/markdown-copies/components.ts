import type { RootContent } from 'mdast';
import {
  benchmarkConditions,
  benchmarkSummary,
  benchmarkTable,
} from '../../../components/benchmarkSummary.ts';
import { BENCHMARKS } from '../../../components/benchmarks.ts';
import { allFiles } from '../../../components/config-builder/allFiles.ts';
import { type ConfigFile, sourceOf } from '../../../components/config-builder/configFile.ts';
import { neededPackages } from '../../../components/config-builder/neededPackages.ts';
import { DEFAULT_ANSWERS } from '../../../components/config-builder/questions.ts';
import { homeFigures } from '../../../components/homeFigures.ts';
import { compareVersions } from '../../../components/releases/compareVersions.ts';
import { LATEST, RELEASES } from '../../../components/releases/examinedReleases.ts';
import { localizedPath } from '../../../content/routes/localizedPath.ts';
import { BUILDER_TEXT, type BuilderText } from '../../../theme/i18n/text/builderText.ts';
import { CONVERTER_TEXT } from '../../../theme/i18n/text/convertText.ts';
import { RELEASES_TEXT, type ReleasesText } from '../../../theme/i18n/text/releasesText.ts';
import { PACKAGE_MANAGERS } from '../../../theme/settings/packageManagers.ts';
import { TEMPLATES_FILE } from '../../run/playground/templatesFile.ts';
import { absoluteUrl } from './absoluteUrl.ts';
import type { CopyPage } from './copyPage.ts';
import { optionFacts } from './facts.ts';
import { inParagraphs } from './inParagraphs.ts';
import { lineBreak, link, list, paragraph, strong, table, text } from './markdownNodes.ts';
import { pageError } from './pageError.ts';

export type JsxElement = Extract<RootContent, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;

type Writer = (element: JsxElement, page: CopyPage) => RootContent[];

/** Converts the components that pages can use. */
const COMPONENTS: Readonly<Record<string, Writer>> = {
  OptionFacts: (element, page) => {
    const option = optionOf(element, page);
    return [optionFacts(option, page)];
  },
  Install: (element, page) => [command('add', required(element, 'packages', page))],
  Exec: (element, page) => [command('exec', required(element, 'command', page))],
  Tabs: (element) => inParagraphs(childrenOf(element)),
  // Panels one below the other, like the page without JavaScript.
  Tab: (element, page) => {
    const label = required(element, 'label', page);
    return [paragraph(strong(text(label))), ...inParagraphs(childrenOf(element))];
  },
  Benchmark: (element, page) => {
    const name = required(element, 'case', page);
    const figures = BENCHMARKS.cases[name];
    if (!figures)
      throw pageError(page, element, `<Benchmark case="${name}">: there is no such case`);
    return [
      paragraph(text(benchmarkSummary(figures, page.language))),
      textTable(benchmarkTable(figures, page.language)),
    ];
  },
  BenchmarkConditions: (_element, { language }) => {
    const conditions = benchmarkConditions(BENCHMARKS, language);
    return [textTable([conditions.map(([name]) => name), conditions.map(([, value]) => value)])];
  },
  // A form; the list of what it finds is a file.
  ErrorFinder: () => [],
  ErrorList: (_element, { site, language }) => {
    const url = `${site}${localizedPath('/errors.json', language)}`;
    return [paragraph(link(url, url))];
  },
  ExampleWindow: (element) => inParagraphs(childrenOf(element)),
  MeasuredFigures: (_element, page) => {
    const figures = homeFigures(BENCHMARKS, page.freshness, page.language);
    return [
      list(
        figures.map(({ value, label, detail, url }) => [
          strong(text(value)),
          text(' '),
          link(label, absoluteUrl(url, page)),
          lineBreak,
          text(detail),
        ]),
      ),
    ];
  },
  ConfigBuilder: (_element, { language }) => defaultConfig(BUILDER_TEXT[language]),
  // The templates that it starts from are a file.
  Playground: (element, { site, language }) => {
    const url = `${site}${localizedPath(`/${TEMPLATES_FILE}`, language)}`;
    return [...inParagraphs(childrenOf(element)), paragraph(link(url, url))];
  },
  PlaygroundText: (element) => inParagraphs(childrenOf(element)),
  CompareReleases: (_element, { language }) => latestComparison(RELEASES_TEXT[language]),
  // A form; the text around it links to the converter.
  ConverterTeaser: () => [],
  Converter: (_element, { language }) => [paragraph(text(CONVERTER_TEXT[language].noScript))],
};

/** A component as Markdown; `undefined` for an element that isn't a component of this site. */
export function markdownForm(element: JsxElement, page: CopyPage): RootContent[] | undefined {
  // A fragment, `<>…</>`, has no name.
  const name = element.name ?? '';
  return Object.hasOwn(COMPONENTS, name) ? COMPONENTS[name]?.(element, page) : undefined;
}

export function componentNodes(element: JsxElement, page: CopyPage): RootContent[] {
  const nodes = markdownForm(element, page);
  if (nodes) return nodes;
  const known = Object.keys(COMPONENTS).join(', ');
  const name = element.name ?? '';
  throw pageError(page, element, `<${name}> is not a component of this site: use ${known}`);
}

/** The config for the default answers, which the page shows until a reader gives others. */
function defaultConfig(words: BuilderText): RootContent[] {
  return [
    command('add', neededPackages(DEFAULT_ANSWERS).join(' ')),
    ...allFiles(DEFAULT_ANSWERS).flatMap((file): RootContent[] => [
      paragraph(strong(text(file.path))),
      { type: 'code', lang: 'ts', value: sourceOf(file).trimEnd() },
      ...explanations(file, words),
    ]),
  ];
}

function explanations({ lines }: ConfigFile, words: BuilderText): RootContent[] {
  const rows = lines.flatMap(({ code, reason }) =>
    reason ? [[code.trim(), words.reasons[reason]]] : [],
  );
  return rows.length > 0 ? [textTable([[words.line, words.explanation], ...rows])] : [];
}

/** What the page shows until a reader chooses other versions. */
function latestComparison(words: ReleasesText): RootContent[] {
  const comparison = compareVersions(RELEASES, LATEST.from, LATEST.to, words);
  if (!comparison) return [];
  return [
    paragraph(strong(text(comparison.title)), text(` ${comparison.counts}`)),
    ...comparison.parts.flatMap(({ label, rows }) => [
      paragraph(strong(text(label))),
      textTable(rows),
    ]),
  ];
}

function textTable(rows: readonly string[][]) {
  return table(rows.map((cells) => cells.map((cell) => [text(cell)])));
}

function childrenOf(element: JsxElement): RootContent[] {
  return element.children as RootContent[];
}

function optionOf(element: JsxElement, page: CopyPage) {
  const { options } = page.facts;
  const path = attribute(element, 'path');
  const option = path === undefined ? options[0] : options.find((one) => one.path === path);
  if (option) return option;
  const name = path === undefined ? '<OptionFacts>' : `<OptionFacts path="${path}">`;
  throw pageError(page, element, `${name}: the front matter has no option with this path`);
}

function command(verb: 'add' | 'exec', rest: string): RootContent {
  return { type: 'code', lang: 'bash', value: `${PACKAGE_MANAGERS[0][verb]} ${rest}` };
}

function required(element: JsxElement, name: string, page: CopyPage): string {
  const value = attribute(element, name);
  if (value !== undefined) return value;
  throw pageError(page, element, `<${element.name}> needs ${name}="…"`);
}

/** A string attribute; `{expression}` values aren't known before the page runs. */
function attribute({ attributes }: JsxElement, name: string): string | undefined {
  for (const one of attributes) {
    if (one.type !== 'mdxJsxAttribute' || one.name !== name) continue;
    return typeof one.value === 'string' ? one.value : undefined;
  }
  return undefined;
}
