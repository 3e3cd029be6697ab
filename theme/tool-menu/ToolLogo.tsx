import * as styles from './ToolLogo.module.css';
import type { ToolLink } from './tools';

/**
 * A tool's logo over its initial in the same size. The initial shows until the logo has loaded
 * (theme/prose/behaviors/logos.ts), and stays if it doesn't.
 */
export function ToolLogo({ tool, size }: { tool: ToolLink; size: 32 | 40 }) {
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
