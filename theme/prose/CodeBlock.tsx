import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon';
import { useText } from '../language/useText';
import styles from './CodeBlock.module.css';
import { codeSize } from './codeSize';
import { RunButtons } from './RunButtons';
import { useProseText } from './useProseText';

export interface CodeBlockProps {
  /** The code, highlighted while building; `children` where it was not. */
  html?: string;
  children?: ReactNode;
  title?: string;
  lang?: string;
  wrapCode?: boolean;
  /** The command whose output this is; set while building for blocks marked as output. */
  'data-command'?: string;
  /** The example whose test file this is; set while building where it runs in the page. */
  'data-run'?: string;
  'data-run-place'?: string;
  /** The example to which this belongs as another file. */
  'data-run-file'?: string;
}

/**
 * Highlighted code with its file name and the buttons that wrap and copy it, which
 * live/codeTools.ts answers.
 */
export function CodeBlock(props: CodeBlockProps) {
  const { html, children, title, lang, wrapCode = false, ...rest } = props;
  const { copyCode } = useText();
  const { wrapCode: wrapText } = useProseText();
  const command = rest['data-command'];
  const runs = rest['data-run'] !== undefined;
  const caption = title ?? (command === undefined ? undefined : `$ npx ${command}`);
  return (
    <figure
      className={styles.block}
      data-output={command !== undefined}
      data-run={rest['data-run']}
      data-run-place={rest['data-run-place']}
      data-run-file={rest['data-run-file']}
    >
      {caption === undefined ? null : <figcaption className={styles.caption}>{caption}</figcaption>}
      {runs ? <RunButtons isEditable={rest['data-run-place'] !== 'bundle'} /> : null}
      <div className={styles.body}>
        <pre className={styles.pre} data-wrap={wrapCode} data-lang={lang}>
          {html === undefined ? (
            children
          ) : (
            // biome-ignore lint/security/noDangerouslySetInnerHtml: the markup of our highlighter
            <code {...sizeOf(html)} dangerouslySetInnerHTML={{ __html: html }} />
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
            <span className="visually-hidden">{wrapText}</span>
          </button>
          <button type="button" className={styles.button} data-code-tool="copy" data-copied="false">
            <Icon name="copy" />
            <span className="visually-hidden">{copyCode}</span>
          </button>
        </div>
      </div>
    </figure>
  );
}

/** What the stylesheet reserves for code that is out of sight. */
function sizeOf(html: string) {
  const { lines, columns } = codeSize(html);
  return { 'data-lines': lines, 'data-columns': columns };
}
