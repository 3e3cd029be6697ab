import { MDXProvider } from '@mdx-js/react';
import type { ReactNode } from 'react';
import { ApiFacts } from '../../components/ApiFacts';
import { Exec } from '../../components/Exec';
import { Install } from '../../components/Install';
import { OptionFacts } from '../../components/OptionFacts';
import { Tab, Tabs } from '../../components/Tabs';
import { Link } from '../link/Link';
import { StaleNotice } from '../translation/StaleNotice';
import { ZoomableImage } from '../zoom/ZoomableImage';
import { Callout } from './Callout';
import { CodeBlock } from './CodeBlock';
import { H2, H3, H4 } from './Heading';
import { ScrollableTable } from './ScrollableTable';
import { TableHeader } from './TableHeader';

/** What Markdown becomes, and the components that a page may use without importing them. */
const COMPONENTS = {
  a: Link,
  h2: H2,
  h3: H3,
  h4: H4,
  img: ZoomableImage,
  pre: CodeBlock,
  table: ScrollableTable,
  th: TableHeader,
  // The name under which Rspress renders `:::tip` in `.md` files.
  $$$callout$$$: Callout,
  ApiFacts,
  Exec,
  Install,
  OptionFacts,
  StaleNotice,
  Tab,
  Tabs,
};

export function MdxComponents({ children }: { children: ReactNode }) {
  return <MDXProvider components={COMPONENTS}>{children}</MDXProvider>;
}
