import { MDXProvider } from '@mdx-js/react';
import type { ReactNode } from 'react';
import { Diagram } from '../components/diagram/Diagram';
import { PlaygroundFrame } from '../components/playground/PlaygroundFrame';
import { Link } from '../theme/navigation/link/Link';
import { Callout } from '../theme/prose/Callout';
import { CodeBlock } from '../theme/prose/CodeBlock';
import { H2, H3, H4 } from '../theme/prose/Heading';
import { InlineCode } from '../theme/prose/InlineCode';
import { ScrollableTable, TableCell, TableHeader } from '../theme/prose/Table';
import { StaleNotice } from '../theme/translation/Notice';
import { ZoomableImage } from '../theme/zoom/ZoomableImage';
import { VIEWS } from './views';

/** The views of Markdown elements, and of the components that a page can use without importing them. */
const COMPONENTS = {
  a: Link,
  code: InlineCode,
  h2: H2,
  h3: H3,
  h4: H4,
  img: ZoomableImage,
  pre: CodeBlock,
  table: ScrollableTable,
  td: TableCell,
  th: TableHeader,
  // Rspress uses this name for containers such as `:::tip` in `.md` files.
  $$$callout$$$: Callout,
  ...VIEWS,
  // Not for writers: the build inserts the first two, and only a fixture of the tests uses the third.
  Diagram,
  StaleNotice,
  PlaygroundFrame,
};

export function MdxComponents({ children }: { children: ReactNode }) {
  return <MDXProvider components={COMPONENTS}>{children}</MDXProvider>;
}
