import { useId } from 'react';
import { useLanguage } from '../i18n/paths';
import { TOOL_TEXT } from '../i18n/text/toolText';
import { Link } from '../navigation/link/Link';
import { StaticIcon } from '../ui/icons/StaticIcon';
import * as styles from './LandingBlock.module.css';
import { ToolLogo } from './ToolLogo';
import { LANDING_TOOLS, toolDescription, toolUrl } from './tools';

/** The sibling tools as cards on the home page. */
export function LandingBlock() {
  const language = useLanguage();
  const text = TOOL_TEXT[language];
  const title = useId();
  return (
    <section className={styles.block} aria-labelledby={title}>
      <h2 id={title} className={styles.heading}>
        {text.landingHeading}
      </h2>
      <p className={styles.lead}>{text.landingDescription}</p>
      <ul className={styles.cards}>
        {LANDING_TOOLS.map((tool) => (
          <li key={tool.id}>
            <Link className={styles.card} href={toolUrl(tool, language)}>
              <ToolLogo tool={tool} size={40} />
              <span className={styles.name}>{tool.name}</span>
              <span className={styles.description}>{toolDescription(tool, language)}</span>
              <span className={styles.more}>
                {text.learnMore}
                <StaticIcon name="external" />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
