import * as z from 'zod';

/** The front matter schema, shared by the build, the content checks, and the theme's types. */

export const DESCRIPTION_LENGTH = { min: 50, max: 160 } as const;

/** Page types whose content is rendered by a component, so that the description can be short. */
const FREE_PAGE_TYPES: readonly string[] = ['home', 'custom', 'blank', '404'];

const text = z.string().trim().min(1);
const names = z.array(text).min(1);

/** Longer titles don't fit into tabs, search results, and share images. */
const MAX_TITLE_LENGTH = 80;

const MAX_PHRASE_LENGTH = 40;
const phrases = z.array(text.max(MAX_PHRASE_LENGTH)).min(1);

/** What readers call the page or a section of it, in other words than the page's. Never shown. */
const searchPhrases = z.strictObject({
  page: phrases,
  /** Phrases for a section, by the ID of its heading. */
  sections: z.record(z.string(), phrases).optional(),
});

const hero = z.strictObject({
  name: text.optional(),
  text: text.optional(),
  tagline: text.optional(),
  actions: z
    .array(z.strictObject({ text, link: text, theme: z.enum(['brand', 'alt']) }))
    .optional(),
});

/** Drawn in `theme/home/Features.tsx`. */
const FEATURE_ICONS = ['layers', 'braces', 'swap', 'window', 'lanes', 'tree'] as const;

const feature = z.strictObject({
  title: text,
  details: text,
  link: text.optional(),
  icon: z.enum(FEATURE_ICONS).optional(),
});

export const pageShape = z.strictObject({
  title: text.max(MAX_TITLE_LENGTH),
  description: text,
  /** Paths in the config file: the page's own option first. Their facts are in docs/data/facts.json. */
  options: names.optional(),
  /** Exported names, and members of `rs` as `rs.fn`. */
  api: names.optional(),
  searchPhrases: searchPhrases.optional(),
  /** Messages that the error finder leads to a section, by the ID of its heading. */
  messages: z.record(z.string(), names).optional(),
  pageType: z.enum(['home', 'doc', 'doc-wide', 'custom', '404', 'blank']).optional(),
  overview: z.boolean().optional(),
  summary: z.boolean().optional(),
  overviewHeaders: z.array(z.int().min(2).max(6)).optional(),
  titleSuffix: z.string().optional(),
  hero: hero.optional(),
  features: z.array(feature).optional(),
  sidebar: z.union([z.boolean(), z.literal('placeholder')]).optional(),
  navbar: z.boolean().optional(),
  outline: z.boolean().optional(),
  footer: z.boolean().optional(),
  globalUIComponents: z.boolean().optional(),
});

export type PageFrontMatter = z.infer<typeof pageShape>;
export type HeroText = z.infer<typeof hero>;
export type Feature = z.infer<typeof feature>;

// With `when`, these are also checked if the page has other errors, so that one run reports them all.
export const frontMatterSchema = pageShape
  .refine((page) => descriptionFits(page), {
    path: ['description'],
    when: ({ value }) => typeof (value as PartialPage)?.description === 'string',
    error: ({ input }) => descriptionError(input as PageFrontMatter),
  })
  .refine((page) => !(page.options && page.api), {
    path: ['api'],
    when: ({ value }) => value instanceof Object,
    error: 'a page documents either options or an API, not both',
  });

type PartialPage = Partial<PageFrontMatter> | undefined;

function isFreePage(page: PageFrontMatter): boolean {
  return FREE_PAGE_TYPES.includes(page.pageType ?? 'doc');
}

// Code points rather than UTF-16 code units, to match what readers see as characters.
function descriptionLength({ description }: PageFrontMatter): number {
  return [...description].length;
}

function descriptionFits(page: PageFrontMatter): boolean {
  const length = descriptionLength(page);
  const min = isFreePage(page) ? 1 : DESCRIPTION_LENGTH.min;
  // The field's own check reports an empty description.
  return length === 0 || (length >= min && length <= DESCRIPTION_LENGTH.max);
}

function descriptionError(page: PageFrontMatter): string {
  const { min, max } = DESCRIPTION_LENGTH;
  const range = isFreePage(page) ? `at most ${max} characters` : `${min}–${max} characters`;
  return `expected ${range}, got ${descriptionLength(page)}`;
}
