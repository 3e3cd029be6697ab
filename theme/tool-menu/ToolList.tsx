import { TOOL_TEXT } from '../i18n/text/toolText';
import { useLanguage } from '../i18n/useLanguage';
import { Link } from '../navigation/link/Link';
import { ToolLogo } from './ToolLogo';
import { TOOLS, toolDescription, toolUrl } from './tools';

/** The content of the menu. */
export function ToolList() {
  const language = useLanguage();
  return (
    <>
      <p className="tool-list-title">{TOOL_TEXT[language].toolMenuTitle}</p>
      <ul className="tool-list">
        {TOOLS.map((tool) => (
          <li key={tool.id}>
            <Link href={toolUrl(tool, language)}>
              <ToolLogo tool={tool} size={32} />
              <span className="tool-list-words">
                <span className="tool-list-name">{tool.name}</span>
                <span className="tool-list-description">{toolDescription(tool, language)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
