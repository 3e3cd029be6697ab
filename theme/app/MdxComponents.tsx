import { MDXProvider } from '@mdx-js/react';
import type { ReactNode } from 'react';
import { ApiFacts } from '../../components/ApiFacts';
import { Benchmark } from '../../components/Benchmark';
import { BenchmarkConditions } from '../../components/BenchmarkConditions';
import { CompareReleases } from '../../components/CompareReleases';
import { ConfigBuilder } from '../../components/ConfigBuilder';
import { Converter } from '../../components/Converter';
import { ConverterTeaser } from '../../components/ConverterTeaser';
import { Diagram } from '../../components/Diagram';
import { ErrorFinder } from '../../components/ErrorFinder';
import { ErrorList } from '../../components/ErrorList';
import { ExampleWindow } from '../../components/ExampleWindow';
import { Exec } from '../../components/Exec';
import { Install } from '../../components/Install';
import { MeasuredFigures } from '../../components/MeasuredFigures';
import { OptionFacts } from '../../components/OptionFacts';
import { Playground } from '../../components/Playground';
import { PlaygroundFrame } from '../../components/PlaygroundFrame';
import { PlaygroundText } from '../../components/PlaygroundText';
import { Tab, Tabs } from '../../components/Tabs';
import { Link } from '../navigation/link/Link';
import { Callout } from '../prose/Callout';
import { CodeBlock } from '../prose/CodeBlock';
import { H2, H3, H4 } from '../prose/Heading';
import { InlineCode } from '../prose/InlineCode';
import { ScrollableTable } from '../prose/ScrollableTable';
import { TableHeader } from '../prose/TableHeader';
import { StaleNotice } from '../translation/StaleNotice';
import { ZoomableImage } from '../zoom/ZoomableImage';

/** Renders Markdown elements, and the components that a page can use without importing them. */
const COMPONENTS = {
  a: Link,
  code: InlineCode,
  h2: H2,
  h3: H3,
  h4: H4,
  img: ZoomableImage,
  pre: CodeBlock,
  table: ScrollableTable,
  th: TableHeader,
  // The name that Rspress uses for `:::tip` in `.md` files.
  $$$callout$$$: Callout,
  ApiFacts,
  Benchmark,
  BenchmarkConditions,
  CompareReleases,
  Diagram,
  ErrorFinder,
  ErrorList,
  Converter,
  ConverterTeaser,
  ConfigBuilder,
  ExampleWindow,
  Exec,
  Install,
  MeasuredFigures,
  OptionFacts,
  Playground,
  PlaygroundFrame,
  PlaygroundText,
  StaleNotice,
  Tab,
  Tabs,
};

export function MdxComponents({ children }: { children: ReactNode }) {
  return <MDXProvider components={COMPONENTS}>{children}</MDXProvider>;
}
