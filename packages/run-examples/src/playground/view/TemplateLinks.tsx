import { baseLink } from '../share/projectLink';
import { usePlay } from './playOptions';

/** Links to the projects to start from, so that Back leads to the one before. */
export function TemplateLinks({ base }: { base: string | undefined }) {
  const { play, templates } = usePlay();
  return (
    <nav className="play-templates" aria-label={play.templates}>
      <ul>
        {templates.map(({ id, title, description }) => (
          <li key={id}>
            <a
              href={baseLink(id)}
              title={description}
              aria-current={id === base ? 'true' : undefined}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
