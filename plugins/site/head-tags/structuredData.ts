import { TEXT } from '../../../theme/i18n/text.ts';
import { REPOSITORY } from '../../../theme/settings/project.ts';
import type { AddressOf } from '../site-pages/siteAddress.ts';
import type { SitePage } from '../site-pages/sitePage.ts';
import type { TrailStep } from '../site-pages/siteTree.ts';

export interface DescribedPage {
  readonly page: SitePage;
  /** The home page in the same language and version, if there is one. */
  readonly home?: SitePage | undefined;
  /** The steps between home page and page. */
  readonly trail: readonly TrailStep[];
  readonly addressOf: AddressOf;
  readonly image?: string | undefined;
  /** The documented version of the software. */
  readonly softwareVersion: string;
}

const CONTEXT = 'https://schema.org';

/** The schema.org description of a page: one object for a JSON-LD block. */
export function structuredData(described: DescribedPage): object {
  const graph = described.page.home
    ? [website(described), software(described)]
    : [article(described), breadcrumbs(described)];
  return { '@context': CONTEXT, '@graph': graph };
}

function article({ page, home, addressOf, image }: DescribedPage): object {
  const url = addressOf(page.routePath);
  return {
    '@type': 'TechArticle',
    '@id': url,
    url,
    mainEntityOfPage: url,
    headline: page.title,
    description: page.description,
    inLanguage: page.language,
    dateModified: page.date,
    image,
    author: { '@type': 'Organization', name: TEXT[page.language].siteTitle, url: REPOSITORY },
    isPartOf: home && { '@type': 'WebSite', '@id': addressOf(home.routePath) },
  };
}

/** Skips steps without a page, because all breadcrumbs but the last need a URL. */
function breadcrumbs({ page, home, trail, addressOf }: DescribedPage): object {
  const start = home ? [{ name: TEXT[page.language].siteTitle, target: home }] : [];
  const steps = [...start, ...trail, { name: page.title, target: page }].flatMap(
    ({ name, target }) => (target ? [{ name, item: addressOf(target.routePath) }] : []),
  );
  // If a section and its first group link to the same page, keep only the group.
  const distinct = steps.filter(({ item }, index) => item !== steps[index + 1]?.item);
  return {
    '@type': 'BreadcrumbList',
    itemListElement: distinct.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...step,
    })),
  };
}

function website({ page, addressOf }: DescribedPage): object {
  const url = addressOf(page.routePath);
  return {
    '@type': 'WebSite',
    '@id': url,
    url,
    name: TEXT[page.language].siteTitle,
    description: page.description,
    inLanguage: page.language,
    dateModified: page.date,
  };
}

function software({ page, image, softwareVersion }: DescribedPage): object {
  return {
    '@type': 'SoftwareApplication',
    name: TEXT[page.language].siteTitle,
    description: page.description,
    url: REPOSITORY,
    image,
    applicationCategory: 'DeveloperApplication',
    softwareVersion,
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD' },
  };
}
