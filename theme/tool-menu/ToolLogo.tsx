import { useEffect, useRef, useState } from 'react';
import styles from './ToolLogo.module.css';
import type { ToolLink } from './tools';

/**
 * A tool's logo over a drawn initial of the same size. The initial is all there is to see until
 * the logo has come, and for good where its host can't be reached.
 */
export function ToolLogo({ tool, size }: { tool: ToolLink; size: number }) {
  const image = useRef<HTMLImageElement>(null);
  const [loaded, setLoaded] = useState(false);
  useEffect(() => {
    // It may have come before there was anybody to hear of it.
    const element = image.current;
    if (element?.complete && element.naturalWidth > 0) setLoaded(true);
  }, []);
  return (
    <span className={styles.logo} data-size={size} data-loaded={loaded}>
      <span className={styles.initial} aria-hidden="true">
        {tool.name.replace(/^Rs/, '').charAt(0).toUpperCase()}
      </span>
      <img
        ref={image}
        className={styles.image}
        src={tool.logo}
        alt=""
        width={size}
        height={size}
        style={{ scale: tool.logoScale }}
        loading="lazy"
        onLoad={() => setLoaded(true)}
        onError={() => setLoaded(false)}
      />
    </span>
  );
}
