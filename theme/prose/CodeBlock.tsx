import { type ComponentProps, useRef, useState } from 'react';
import { useCopied } from '../clipboard/useCopied';
import { Icon } from '../icons/Icon';
import { useText } from '../language/useText';
import { TIMING } from '../site';
import styles from './CodeBlock.module.css';
import { useOverflows } from './useOverflows';

export interface CodeBlockProps extends ComponentProps<'pre'> {
  title?: string;
  lang?: string;
  wrapCode?: boolean;
  /** The command whose output this is; set while building for blocks marked as output. */
  'data-command'?: string;
}

/** Highlighted code with its file name and the buttons that wrap and copy it. */
export function CodeBlock({ title, lang, wrapCode = false, children, ...rest }: CodeBlockProps) {
  const text = useText();
  const pre = useRef<HTMLPreElement>(null);
  const scrolls = useOverflows(pre);
  const [wrapped, setWrapped] = useState(wrapCode);
  const [copied, copy] = useCopied(TIMING.copyCodeSuccess);
  const command = rest['data-command'];
  const caption = title ?? (command === undefined ? undefined : `$ npx ${command}`);
  return (
    <figure className={styles.block} data-output={command !== undefined}>
      {caption === undefined ? null : <figcaption className={styles.caption}>{caption}</figcaption>}
      <div className={styles.body}>
        <pre
          ref={pre}
          className={styles.pre}
          data-wrap={wrapped}
          data-lang={lang}
          tabIndex={scrolls ? 0 : undefined}
        >
          {children}
        </pre>
        <div className={styles.tools} data-needs-js>
          <button
            type="button"
            className={styles.button}
            aria-pressed={wrapped}
            onClick={() => setWrapped(!wrapped)}
          >
            <Icon name="wrap" />
            <span className="visually-hidden">{text.wrapCode}</span>
          </button>
          <button
            type="button"
            className={styles.button}
            data-copied={copied}
            onClick={() => copy(pre.current?.textContent ?? '')}
          >
            <Icon name={copied ? 'check' : 'copy'} />
            <span className="visually-hidden">{copied ? text.copied : text.copyCode}</span>
          </button>
        </div>
      </div>
    </figure>
  );
}
