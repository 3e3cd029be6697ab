import { assertInternal, rspressInternal } from './internals.ts';

/** A head tag as in Rsbuild's `html.tags`. */
interface Tag {
  readonly tag: string;
  readonly attrs?: Readonly<Record<string, unknown>>;
  readonly children?: string;
}

/** Substrings that identify Rspress' two inline scripts. */
const KNOWN = ['rspress-visited', "classList.toggle('rp-dark'"];

const SCRIPTS = rspressInternal(
  'no inline scripts other than those for the color theme and the first visit',
  'dist/node/constants.js',
  'packages/static-pages/src/build/inlineScripts.ts',
);

/**
 * Removes Rspress' inline scripts, for sites that have their own: they throw if storage is blocked, and
 * the redirect drops the hash. Throws if there's an unknown script.
 */
export function withoutInlineScripts<T extends Tag>(tags: readonly T[]): T[] {
  return tags.filter(({ tag, attrs, children = '' }) => {
    if (tag !== 'script' || attrs?.src) return true;
    assertInternal(
      KNOWN.some((phrase) => children.includes(phrase)),
      SCRIPTS,
    );
    return false;
  });
}
