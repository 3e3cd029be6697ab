import { TOOL_TEXT } from '../i18n/text/toolText';
import { useLanguage } from '../i18n/useLanguage';
import { Link } from '../navigation/link/Link';
import { ToolLogo } from './ToolLogo';
import * as styles from './ToolMenu.module.css';
import { TOOLS, toolDescription, toolUrl } from './tools';

/** The content of the menu. */
export function ToolList() {
  const language = useLanguage();
  return (
    <>
      <p className={styles.title}>{TOOL_TEXT[language].toolMenuTitle}</p>
      <ul className={styles.tools}>
        {TOOLS.map((tool) => (
          <li key={tool.id}>
            <Link className={styles.tool} href={toolUrl(tool, language)}>
              <ToolLogo tool={tool} size={32} />
              <span className={styles.words}>
                <span className={styles.name}>{tool.name}</span>
                <span className={styles.description}>{toolDescription(tool, language)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
