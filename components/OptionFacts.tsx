import { useFrontmatter } from '@rspress/core/runtime';
import type { OptionFact } from '../plugins/page-data/frontMatter';
import { useText } from '../theme/language/useText';
import styles from './Facts.module.css';

/**
 * What is known of one option: type, default, flag, and whether a project may set it. The facts
 * stand in the page's front matter. Without `path` it is the page's own option.
 */
export function OptionFacts({ path }: { path?: string }) {
  const { frontmatter } = useFrontmatter();
  const text = useText();
  const options = (frontmatter.options ?? []) as OptionFact[];
  const option = path === undefined ? options[0] : options.find((one) => one.path === path);
  if (!option) return null;
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
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
