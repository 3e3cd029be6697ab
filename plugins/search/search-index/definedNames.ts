import { NAMESPACE } from '../../../theme/search/vocabulary.ts';

/** A name with segments, such as `rs.fn`, `coverage.provider`, or `.not`. */
const DOTTED = /^[\w$@<>-]*(?:\.[\w$<>-]+)+$/;
/** A single name. Unlike sentences, names of options and functions start in lower case. */
const SINGLE = /^[a-z_$@-][\w$@-]*$/;

/**
 * All names that readers use for what a heading defines: `rs.fn` is also `fn`, and `each` on the page
 * of `test` is also `test.each`. Empty if the heading isn't a name.
 */
export function definedNames(heading: string, title: string): string[] {
  if (DOTTED.test(heading)) {
    const [first, ...rest] = heading.split('.');
    return first === NAMESPACE || first === '' ? [heading, rest.join('.')] : [heading];
  }
  if (!SINGLE.test(heading)) return [];
  return SINGLE.test(title) && title !== heading ? [heading, `${title}.${heading}`] : [heading];
}
