import type { FormPage } from '../../../components/componentForm.ts';
import type { PageFrontMatter } from '../../../content/front-matter/frontMatter.ts';
import type { ListedGroup } from '../../../content/navigation/pagesBelow.ts';
import type { Page } from '../../../content/page.ts';

/** A page with everything that its Markdown copy needs. */
export interface CopyPage extends FormPage, Pick<Page, 'file' | 'route' | 'source' | 'tree'> {
  readonly frontMatter: PageFrontMatter;
  /** For an overview page: the pages below it, in the sidebar's order. */
  readonly below?: readonly ListedGroup[];
}
