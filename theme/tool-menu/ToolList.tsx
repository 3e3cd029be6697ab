import { useLanguage } from '../language/useLanguage';
import { Link } from '../link/Link';
import { TOOL_TEXT } from '../text/toolText';
import { ToolLogo } from './ToolLogo';
import styles from './ToolMenu.module.css';
import { TOOLS, toolDescription, toolUrl } from './tools';

/** What the menu shows. */
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
