import { useProseText } from '../i18n/useProseText';
import * as styles from './CodeBlock.module.css';

export interface CodeCaptionProps {
  title?: string | undefined;
  /** The command whose output the block shows. */
  command?: string | undefined;
  /** The exit code of that command. */
  exit?: string | undefined;
}

/** The file of a code block, or the command and exit code of an output; nothing for other blocks. */
export function CodeCaption({ title, command, exit }: CodeCaptionProps) {
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
