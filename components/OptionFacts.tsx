import { useFrontmatter } from '@rspress/core/runtime';
import type { OptionFact } from '../plugins/page-data/frontMatter';
import { useProseText } from '../theme/prose/useProseText';
import { AddedIn } from './AddedIn';
import { Fact } from './Fact';
import styles from './Facts.module.css';
import { useFreshness } from './useFreshness';

/**
 * What is known of one option: type, default, flag, whether a project may set it, and the version
 * it came with. The facts stand in the page's front matter. Without `path` it is the page's own
 * option.
 */
export function OptionFacts({ path }: { path?: string }) {
  const { frontmatter } = useFrontmatter();
  const text = useProseText();
  const freshness = useFreshness();
  const options = (frontmatter.options ?? []) as OptionFact[];
  const option = path === undefined ? options[0] : options.find((one) => one.path === path);
  if (!option) return null;
  const since = freshness?.options[option.path];
  return (
    <dl className={styles.facts} aria-label={text.factsOf(option.path)}>
      <Fact name={text.factsType}>
        <code>{option.type}</code>
      </Fact>
      <Fact name={text.factsDefault}>
        {option.default === undefined ? text.factsNoDefault : <code>{option.default}</code>}
      </Fact>
      <Fact name={text.factsFlag}>
        {option.flag === undefined ? (
          text.factsNoFlag
        ) : (
          <>
            {option.alias === undefined ? null : (
              <>
                <code>{option.alias}</code>,{' '}
              </>
            )}
            <code>{option.flag}</code>
          </>
        )}
      </Fact>
      <Fact name={text.factsProject}>{option.project ? text.factsYes : text.factsNo}</Fact>
      {since ? (
        <Fact name={text.factsAddedIn}>
          <AddedIn since={since} />
        </Fact>
      ) : null}
    </dl>
  );
}
