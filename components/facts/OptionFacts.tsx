import { hasFlagBelow, type OptionFact } from '../../content/facts/pageFacts';
import { useProseText } from '../../theme/i18n/useProseText';
import { usePageFacts } from '../../theme/page/currentPage';
import { AddedIn, Fact } from './Fact';
import * as styles from './Facts.module.css';

/**
 * The facts about the option with this path, or about the page's own option: type, default, flag, whether
 * a project can set it, and the version that added it, unless that's the oldest recorded one. A part of
 * another option has only type, default, and the facts that differ from those of the other option.
 */
export function OptionFacts({ path }: { path?: string }) {
  const text = useProseText();
  const { options } = usePageFacts();
  const option = path === undefined ? options[0] : options.find((fact) => fact.path === path);
  if (!option) return null;
  const parent = parentOption(option, options);
  const { since } = option;
  const showsSince = since && !since.orEarlier && since.version !== parent?.since?.version;
  return (
    <dl className={styles.facts} data-part-of={parent?.path} aria-label={text.factsOf(option.path)}>
      <Fact name={text.factsType}>
        <code translate="no">{option.type}</code>
      </Fact>
      <Fact name={text.factsDefault}>
        {option.default === undefined ? (
          text.factsNoDefault
        ) : (
          <code translate="no">{option.default}</code>
        )}
      </Fact>
      <Flag option={option} options={options} parent={parent} />
      {parent?.project === option.project ? null : (
        <Fact name={text.factsProject}>{option.project ? text.factsYes : text.factsNo}</Fact>
      )}
      {showsSince ? (
        <Fact name={text.factsAddedIn}>
          <AddedIn since={since} />
        </Fact>
      ) : null}
    </dl>
  );
}

interface FlagProps {
  option: OptionFact;
  options: readonly OptionFact[];
  parent: OptionFact | undefined;
}

/** The option's flag and its short form, or that it has none, unless the parent has none either. */
function Flag({ option, options, parent }: FlagProps) {
  const text = useProseText();
  const { flag, alias } = option;
  if (flag !== undefined) {
    return (
      <Fact name={text.factsFlag}>
        {alias === undefined ? null : (
          <>
            <code translate="no">{alias}</code>,{' '}
          </>
        )}
        <code translate="no">{flag}</code>
      </Fact>
    );
  }
  if (hasFlagBelow(option, options)) {
    return <Fact name={text.factsFlag}>{text.factsFlagBelow}</Fact>;
  }
  if (parent && parent.flag === undefined) return null;
  return <Fact name={text.factsFlag}>{text.factsNoFlag}</Fact>;
}

/** The closest option that this one is part of: `a.b` for `a.b.c`. `undefined` for the page's own. */
function parentOption(
  { path }: OptionFact,
  options: readonly OptionFact[],
): OptionFact | undefined {
  return options
    .filter((option) => path.startsWith(`${option.path}.`))
    .sort((a, b) => b.path.length - a.path.length)[0];
}
