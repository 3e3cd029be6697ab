import * as z from 'zod';

/** In characters. Search engines cut longer descriptions, and shorter ones say too little there. */
const DESCRIPTION_LENGTH = { min: 50, max: 160 } as const;

/** Page types whose content is rendered by a component, so the description can be short. */
export const COMPONENT_PAGE_TYPES: readonly string[] = ['home', 'custom', 'blank', '404'];

const text = z.string().trim().min(1);
const names = z.array(text).min(1);

/** Longer titles don't fit into tabs, search results, and share images. */
const MAX_TITLE_LENGTH = 80;

/** Readers search with a few words, not with sentences. */
const MAX_PHRASE_LENGTH = 40;
const phrases = z.array(text.max(MAX_PHRASE_LENGTH)).min(1);

/** Words that readers search for although the page or section doesn't have them. Never shown. */
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

/** The icons that `theme/home/Features.tsx` can draw. */
const FEATURE_ICONS = ['layers', 'braces', 'swap', 'window', 'lanes', 'tree'] as const;

const feature = z.strictObject({
  title: text,
  details: text,
  link: text.optional(),
  icon: z.enum(FEATURE_ICONS).optional(),
});

/** The fields of the front matter, for the build, the content checks, and the types of the theme. */
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
  /** Whether the page only summarizes others, which search then lists first. */
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

// With `when`, refinements are also checked if the page has other errors, so one run reports all.
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

function isComponentPage(page: PageFrontMatter): boolean {
  return COMPONENT_PAGE_TYPES.includes(page.pageType ?? 'doc');
}

// Code points rather than UTF-16 code units, to match what readers see as characters.
function descriptionLength({ description }: PageFrontMatter): number {
  return [...description].length;
}

function descriptionFits(page: PageFrontMatter): boolean {
  const length = descriptionLength(page);
  const min = isComponentPage(page) ? 1 : DESCRIPTION_LENGTH.min;
  // The field's own check reports an empty description.
  return length === 0 || (length >= min && length <= DESCRIPTION_LENGTH.max);
}

function descriptionError(page: PageFrontMatter): string {
  const { min, max } = DESCRIPTION_LENGTH;
  const range = isComponentPage(page) ? `at most ${max} characters` : `${min}–${max} characters`;
  return `expected ${range}, got ${descriptionLength(page)}`;
}
