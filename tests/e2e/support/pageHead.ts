import { attribute, elements, type Node, textOf } from './builtSite.ts';

/** The machine-readable data in the head of a page. */
export interface PageHead {
  readonly canonical: readonly string[];
  /** URLs of the page's alternates, by language. */
  readonly hreflang: Readonly<Record<string, string>>;
  /** Contents of `<meta>`, by name or property. */
  readonly meta: Readonly<Record<string, readonly string[]>>;
  /** The objects of the JSON-LD block, by type. */
  readonly data: Readonly<Record<string, Record<string, unknown>>>;
}

export function readHead(page: Node): PageHead {
  const links = elements(page, ({ tagName }) => tagName === 'link').map((link) => ({
    rel: attribute(link, 'rel'),
    href: attribute(link, 'href') ?? '',
    hreflang: attribute(link, 'hreflang'),
  }));
  const alternates = links.flatMap(({ rel, href, hreflang }) =>
    rel === 'alternate' && hreflang !== undefined ? [[hreflang, href]] : [],
  );
  const hreflang: Record<string, string> = Object.fromEntries(alternates);
  if (Object.keys(hreflang).length !== alternates.length) throw new Error('duplicate hreflang');
  return {
    canonical: links.flatMap(({ rel, href }) => (rel === 'canonical' ? [href] : [])),
    hreflang,
    meta: readMeta(page),
    data: readData(page),
  };
}

function readMeta(page: Node): Record<string, string[]> {
  const meta: Record<string, string[]> = {};
  for (const element of elements(page, ({ tagName }) => tagName === 'meta')) {
    const name = attribute(element, 'name') ?? attribute(element, 'property');
    if (name === undefined) continue;
    meta[name] = [...(meta[name] ?? []), attribute(element, 'content') ?? ''];
  }
  return meta;
}

function readData(page: Node): PageHead['data'] {
  const blocks = elements(page, (one) => attribute(one, 'type') === 'application/ld+json');
  const [block, ...others] = blocks;
  if (!block) return {};
  if (others.length > 0) throw new Error('more than one JSON-LD block');
  const { '@context': context, '@graph': graph } = JSON.parse(textOf(block)) as {
    '@context': string;
    '@graph': Record<string, unknown>[];
  };
  if (context !== 'https://schema.org') throw new Error(`JSON-LD in other words: ${context}`);
  return Object.fromEntries(graph.map((one) => [String(one['@type']), one]));
}
