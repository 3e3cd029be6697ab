import { useState } from 'react';
import { useText } from '../../i18n/useText';
import { copyText } from '../../ui/clipboard/copyText';
import { useSearchText } from '../dialog/useSearchText';

/** Copies what commands load, and returns their results by ID: what their buttons say instead. */
export function useCopyCommand(onNotice: (text: string) => void) {
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
