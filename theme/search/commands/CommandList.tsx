import { useId, useState } from 'react';
import { useText } from '../../i18n/useText';
import { copyText } from '../../ui/clipboard/copyText';
import { Icon } from '../../ui/icons/Icon';
import { useSearchText } from '../dialog/useSearchText';
import type { Command } from './useCommands';

interface CommandListProps {
  commands: readonly Command[];
  onClose: () => void;
  /** Announces the result of a command that leaves the dialog open. */
  onNotice: (text: string) => void;
}

/** Commands as buttons. An action closes the dialog; a copy says in its place that it's done. */
export function CommandList({ commands, onClose, onNotice }: CommandListProps) {
  const { commands: text } = useSearchText();
  const title = useId();
  const [results, copy] = useCopyCommand(onNotice);
  if (commands.length === 0) return null;

  const run = (command: Command) => {
    if ('copies' in command) return void copy(command.id, command.copies);
    onClose();
    command.act();
  };
  return (
    <section className="search-commands" aria-labelledby={title}>
      <p className="search-start-title">
        <span id={title}>{text.title}</span>
        <span> </span>
        <kbd translate="no">&gt;</kbd>
      </p>
      <ul>
        {commands.map((command) => (
          <li key={command.id}>
            <button type="button" className="search-start-link" onClick={() => run(command)}>
              <Icon name={results[command.id] === text.copied ? 'check' : command.icon} />
              <span>{results[command.id] ?? command.label}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Copies what commands load, and returns their results by ID: what their buttons say instead. */
function useCopyCommand(onNotice: (text: string) => void) {
  const { commands: text } = useSearchText();
  const { copyByHand } = useText();
  const [results, setResults] = useState<Readonly<Record<string, string>>>({});

  const copy = async (id: string, load: () => Promise<string>) => {
    const show = (result: string) => {
      setResults((others) => ({ ...others, [id]: result }));
      onNotice(result);
    };
    try {
      if (await copyText(await load(), copyByHand)) show(text.copied);
    } catch (error) {
      console.error(error);
      show(text.copyFailed);
    }
  };
  return [results, copy] as const;
}
