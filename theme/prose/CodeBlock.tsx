import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon';
import { useText } from '../language/useText';
import styles from './CodeBlock.module.css';

export interface CodeBlockProps {
  /** The code, highlighted while building; `children` where it was not. */
  html?: string;
  children?: ReactNode;
  title?: string;
  lang?: string;
  wrapCode?: boolean;
  /** The command whose output this is; set while building for blocks marked as output. */
  'data-command'?: string;
}

/**
 * Highlighted code with its file name and the buttons that wrap and copy it, which
 * live/codeTools.ts answers.
 */
export function CodeBlock(props: CodeBlockProps) {
  const { html, children, title, lang, wrapCode = false, ...rest } = props;
  const text = useText();
  const command = rest['data-command'];
  const caption = title ?? (command === undefined ? undefined : `$ npx ${command}`);
  return (
    <figure className={styles.block} data-output={command !== undefined}>
      {caption === undefined ? null : <figcaption className={styles.caption}>{caption}</figcaption>}
      <div className={styles.body}>
        <pre className={styles.pre} data-wrap={wrapCode} data-lang={lang}>
          {html === undefined ? (
            children
          ) : (
            // biome-ignore lint/security/noDangerouslySetInnerHtml: the markup of our highlighter
            <code dangerouslySetInnerHTML={{ __html: html }} />
          )}
        </pre>
        <div className={styles.tools} data-needs-js>
          <button
            type="button"
            className={styles.button}
            data-code-tool="wrap"
            aria-pressed={wrapCode}
          >
            <Icon name="wrap" />
            <span className="visually-hidden">{text.wrapCode}</span>
          </button>
          <button type="button" className={styles.button} data-code-tool="copy" data-copied="false">
            <Icon name="copy" />
            <span className="visually-hidden">{text.copyCode}</span>
          </button>
        </div>
      </div>
    </figure>
  );
}
