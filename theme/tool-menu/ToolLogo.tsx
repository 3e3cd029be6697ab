import styles from './ToolLogo.module.css';
import type { ToolLink } from './tools';

/**
 * A tool's logo over a drawn initial of the same size. The initial is all there is to see until
 * the logo has come (theme/prose/live/logos.ts), and for good where its host can't be reached.
 */
export function ToolLogo({ tool, size }: { tool: ToolLink; size: number }) {
  return (
    <span className={styles.logo} data-size={size} data-loaded="false">
      <span className={styles.initial} aria-hidden="true">
        {tool.name.replace(/^Rs/, '').charAt(0).toUpperCase()}
      </span>
      <img
        className={styles.image}
        data-logo
        src={tool.logo}
        alt=""
        width={size}
        height={size}
        style={{ scale: tool.logoScale }}
        loading="lazy"
      />
    </span>
  );
}
