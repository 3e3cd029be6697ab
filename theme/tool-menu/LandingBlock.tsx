import { useId } from 'react';
import { useLanguage } from '../i18n/paths';
import { TOOL_TEXT } from '../i18n/text/toolText';
import { Link } from '../navigation/link/Link';
import { StaticIcon } from '../ui/icons/StaticIcon';
import { ToolLogo } from './ToolLogo';
import { LANDING_TOOLS, toolDescription, toolUrl } from './tools';

/** The sibling tools as cards on the home page. */
export function LandingBlock() {
  const language = useLanguage();
  const text = TOOL_TEXT[language];
  const title = useId();
  return (
    <section className="landing" aria-labelledby={title}>
      <h2 id={title}>{text.landingHeading}</h2>
      <p>{text.landingDescription}</p>
      <ul className="landing-cards">
        {LANDING_TOOLS.map((tool) => (
          <li key={tool.id}>
            <Link href={toolUrl(tool, language)}>
              <ToolLogo tool={tool} size={40} />
              <strong>{tool.name}</strong>
              <span className="landing-description">{toolDescription(tool, language)}</span>
              <span className="landing-more">
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
