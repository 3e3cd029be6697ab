import { addStylesheet } from 'static-pages/load';
import { useLanguage } from '../i18n/paths';
import { TOOL_TEXT } from '../i18n/text/toolText';
import { Link } from '../navigation/link/Link';
import { ToolLogo } from './ToolLogo';
import stylesheet from './toolList.css?url';
import { TOOLS, toolDescription, toolUrl } from './tools';

/** The content of the tool menu. */
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

/** Returns the content of the tool menu once its stylesheet, which isn't part of the first load, is loaded. */
export async function loadList(): Promise<typeof ToolList> {
  await addStylesheet(stylesheet);
  return ToolList;
}
