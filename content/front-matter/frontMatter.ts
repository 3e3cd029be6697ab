import * as z from 'zod';

/**
 * The front matter schema, shared by the build, the content checks, and the theme's types. The text
 * passed to each type follows "expected" in error messages.
 */

export const DESCRIPTION_LENGTH = { min: 50, max: 160 } as const;

/** Page types whose content is rendered by a component, so that the description can be short. */
const FREE_PAGE_TYPES: readonly string[] = ['home', 'custom', 'blank', '404'];

const text = (what: string) => z.string(what).trim().min(1, what);
const flag = z.boolean('true or false');
const names = (what: string) => z.array(text(what), 'a list of names').min(1, 'at least one name');

/** Longer titles don't fit into tabs, search results, and share images. */
const MAX_TITLE_LENGTH = 80;

const MAX_PHRASE_LENGTH = 40;
const phrases = z
  .array(
    text('a phrase').max(MAX_PHRASE_LENGTH, `a phrase of at most ${MAX_PHRASE_LENGTH} characters`),
    'a list of phrases',
  )
  .min(1, 'at least one phrase');

/** What readers call the page or a section of it, in other words than the page's. Never shown. */
const searchPhrases = z.strictObject(
  {
    page: phrases,
    sections: z.record(z.string(), phrases, 'phrases by the IDs of headings').optional(),
  },
  'page and sections',
);

const hero = z.strictObject(
  {
    name: text('text').optional(),
    text: text('text').optional(),
    tagline: text('text').optional(),
    actions: z
      .array(
        z.strictObject(
          {
            text: text('text'),
            link: text('a URL or path'),
            theme: z.enum(['brand', 'alt'], '"brand" or "alt"'),
          },
          'text, link, and theme',
        ),
        'a list of buttons',
      )
      .optional(),
  },
  'name, text, tagline, and actions',
);

/** Drawn in `theme/home/Features.tsx`. */
const FEATURE_ICONS = [
  'layers',
  'braces',
  'swap',
  'window',
  'eye',
  'lanes',
  'chart',
  'tree',
] as const;

const feature = z.strictObject(
  {
    title: text('text'),
    details: text('text'),
    link: text('a URL or path').optional(),
    icon: z.enum(FEATURE_ICONS, `one of ${FEATURE_ICONS.join(', ')}`).optional(),
  },
  'title, details, link, and icon',
);

const pageTypes = ['home', 'doc', 'doc-wide', 'custom', '404', 'blank'] as const;
const descriptionRange = `${DESCRIPTION_LENGTH.min}–${DESCRIPTION_LENGTH.max} characters`;

const pageShape = z.strictObject(
  {
    title: text('text').max(MAX_TITLE_LENGTH, `at most ${MAX_TITLE_LENGTH} characters`),
    description: text(`text of ${descriptionRange}`),
    /** Paths in the config file: the page's own option first. Their facts are in docs/data/facts.json. */
    options: names('a path of an option, such as coverage.provider').optional(),
    /** Exported names, and members of `rs` as `rs.fn`. */
    api: names('a name, such as test or rs.fn').optional(),
    searchPhrases: searchPhrases.optional(),
    /** Messages that the error finder leads to a section, by the ID of its heading. */
    messages: z
      .record(z.string(), names('a message'), 'messages by the IDs of headings')
      .optional(),
    pageType: z.enum(pageTypes, `one of ${pageTypes.join(', ')}`).optional(),
    overview: flag.optional(),
    summary: flag.optional(),
    overviewHeaders: z
      .array(
        z.number('a heading level').int('a heading level').min(2, '2–6').max(6, '2–6'),
        'a list of heading levels',
      )
      .optional(),
    titleSuffix: z.string('text').optional(),
    hero: hero.optional(),
    features: z.array(feature, 'a list of features').optional(),
    sidebar: z.union([z.boolean(), z.literal('placeholder')], 'true or false').optional(),
    navbar: flag.optional(),
    outline: flag.optional(),
    footer: flag.optional(),
    globalUIComponents: flag.optional(),
  },
  'fields such as title and description',
);

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
  const range = isFreePage(page)
    ? `at most ${DESCRIPTION_LENGTH.max} characters`
    : descriptionRange;
  return `expected ${range}, got ${descriptionLength(page)}`;
}
