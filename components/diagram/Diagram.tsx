import { usePageStyle } from 'static-pages';
import { useTrustedHtml } from '../../theme/ui/html/useTrustedHtml';
import stylesheet from './diagram.css?url';

/** A `dot` block, drawn by plugins/diagrams. It scrolls like a table if it's too wide. */
export function Diagram({ alt, svg }: { alt: string; svg: string }) {
  const html = useTrustedHtml(svg);
  usePageStyle(stylesheet);
  return (
    <div className="diagram table-region">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by the build */}
      <div role="img" aria-label={alt} dangerouslySetInnerHTML={html} />
    </div>
  );
}
