import type { ReactNode } from 'react';
import { useProseText } from '../i18n/useProseText';
import { useText } from '../i18n/useText';
import { useTrustedHtml } from '../ui/html/useTrustedHtml';
import { Icon } from '../ui/icons/Icon';
import { StaticIcon } from '../ui/icons/StaticIcon';
import * as styles from './CodeBlock.module.css';
import { codeSize } from './codeSize';
import * as runStyles from './RunButtons.module.css';

export interface CodeBlockProps {
  /** The code as highlighted HTML from the build; `children` for code that isn't highlighted. */
  html?: string;
  children?: ReactNode;
  title?: string;
  lang?: string;
  /** Whether long lines are wrapped at first. */
  wrapCode?: boolean;
  /** The command whose output the block shows; set by the build for blocks marked as output. */
  'data-command'?: string;
  /** The exit code of that command. */
  'data-exit'?: string;
  /** The example whose test file the block shows; set by the build if the page can run the example. */
  'data-run'?: string;
  /** `bundle` for an example that Rstest has bundled, whose code can't be edited. */
  'data-run-format'?: string;
  /** The example of which the block shows another file. */
  'data-run-file'?: string;
}

/**
 * Code with its file name or command, and the buttons of a runnable example. Further buttons wrap the code,
 * copy it (behaviors/codeTools.ts), and show types to readers without a mouse (behaviors/types.ts).
 */
export function CodeBlock(props: CodeBlockProps) {
  const { html, children, title, lang, wrapCode = false } = props;
  const { copyCode } = useText();
  const { wrapCode: wrapText, showTypes } = useProseText();
  const command = props['data-command'];
  const trusted = useTrustedHtml(html ?? '');
  const isRunnable = props['data-run'] !== undefined;
  // Types of names, which are shown on hover (theme/types).
  const hasTypes = /^[cm]?[jt]sx?$/.test(lang ?? '');
  const isTerminal = lang === 'bash' || command !== undefined;
  return (
    <figure
      className={styles.block}
      data-output={command !== undefined}
      data-terminal={isTerminal || undefined}
      data-run={props['data-run']}
      data-run-format={props['data-run-format']}
      data-run-file={props['data-run-file']}
    >
      <CodeCaption title={title} command={command} exit={props['data-exit']} />
      {isRunnable ? <RunButtons isEditable={props['data-run-format'] !== 'bundle'} /> : null}
      <div className={styles.body}>
        <pre className={styles.pre} translate="no" data-wrap={wrapCode} data-lang={lang}>
          {html === undefined ? (
            children
          ) : (
            // biome-ignore lint/security/noDangerouslySetInnerHtml: the markup of our highlighter
            <code {...sizeOf(html)} dangerouslySetInnerHTML={trusted} />
          )}
        </pre>
        <div className={styles.tools} data-needs-js>
          <button
            type="button"
            className={styles.button}
            data-code-tool="wrap"
            aria-pressed={wrapCode}
          >
            <StaticIcon name="wrap" />
            <span className="visually-hidden">{wrapText}</span>
          </button>
          <button type="button" className={styles.button} data-code-tool="copy">
            <Icon name="copy" />
            <span className="visually-hidden">{copyCode}</span>
          </button>
          {hasTypes ? (
            <button type="button" className={`${styles.button} ${styles.types}`} data-show-types>
              {showTypes}
            </button>
          ) : null}
        </div>
      </div>
    </figure>
  );
}

/** The size that the stylesheet reserves for code off screen. */
function sizeOf(html: string) {
  const { lines, columns } = codeSize(html);
  return { 'data-lines': lines, 'data-columns': columns };
}

/** The buttons of a runnable example; `RunListener` handles their events. */
function RunButtons({ isEditable }: { isEditable: boolean }) {
  const text = useProseText();
  return (
    <div className={runStyles.buttons} data-needs-js>
      {isEditable ? (
        <button type="button" className={runStyles.button} data-run-action="edit">
          <StaticIcon name="edit" />
          {text.editCode}
        </button>
      ) : null}
      <button type="button" className={runStyles.button} data-run-action="run">
        <Icon name="play" />
        {text.runCode}
      </button>
    </div>
  );
}

/** The file of a code block, or the command and exit code of an output; nothing for other blocks. */
function CodeCaption(props: { title?: string; command?: string; exit?: string }) {
  const { title, command, exit } = props;
  const { exitCode } = useProseText();
  if (title !== undefined) {
    return (
      <figcaption className={styles.caption} translate="no">
        {title}
      </figcaption>
    );
  }
  if (command === undefined) return null;
  return (
    <figcaption className={styles.caption}>
      <span translate="no">{`$ npx ${command}`}</span>
      {exit === undefined ? null : (
        <span className={styles.exit} data-exit={exit}>
          {exitCode(exit)}
        </span>
      )}
    </figcaption>
  );
}
