import { NAMESPACE } from './synonyms.ts';

/** A name with a part behind its last dot, as in `rs.fn`, `coverage.provider` or `.not`. */
const DOTTED = /^[\w$@<>-]*(?:\.[\w$<>-]+)+$/;
/** A single name. Sentences begin with a capital, the names of options and functions don't. */
const SINGLE = /^[a-z_$@-][\w$@-]*$/;

/** Whether a heading is a name. */
export function definesItself(heading: string): boolean {
  return SINGLE.test(heading) || DOTTED.test(heading);
}

/**
 * What a heading defines, by every name that readers have for it: `rs.fn` is also `fn`, and `each`
 * on the page of `test` is also `test.each`.
 */
export function definedNames(heading: string, title: string): string[] {
  if (DOTTED.test(heading)) {
    const [first, ...rest] = heading.split('.');
    return first === NAMESPACE || first === '' ? [heading, rest.join('.')] : [heading];
  }
  if (!SINGLE.test(heading)) return [];
  return SINGLE.test(title) && title !== heading ? [heading, `${title}.${heading}`] : [heading];
}
