import { useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { type ConvertClient, type ConvertOutcome, createConverter } from '../createConverter';
import { type ConverterInput, type InputFile, NO_INPUT, readInput, saveInput } from '../inputFiles';

export interface ConverterState extends ConverterInput {
  /** By index in `files`; undefined while a file is converted. */
  readonly outcomes: readonly (ConvertOutcome | undefined)[];
  readonly select: (index: number) => void;
  readonly edit: (change: Partial<InputFile>) => void;
  readonly setGlobals: (globals: ConverterInput['globals']) => void;
  /** Replaces all files, and shows the first one. */
  readonly show: (files: readonly InputFile[]) => void;
  readonly clear: () => void;
}

/** The reader's input, which is kept for the tab's session, and the outcome for each file. */
export function useConverter(): ConverterState {
  const [input, setInput] = useState(readInput);
  const { files, selected, globals } = input;
  const outcomes = useOutcomes(input);
  const change = (changes: Partial<ConverterInput>) =>
    setInput((current) => ({ ...current, ...changes }));
  useEffect(() => saveInput(input), [input]);
  return {
    ...input,
    outcomes,
    select: (index) => change({ selected: index }),
    edit: (changes) => {
      const edited = (file: InputFile) => ({ ...file, ...changes });
      change({ files: files.map((file, index) => (index === selected ? edited(file) : file)) });
    },
    setGlobals: (newGlobals) => change({ globals: newGlobals }),
    show: (newFiles) => change({ files: newFiles, selected: 0 }),
    clear: () => change({ ...NO_INPUT, globals }),
  };
}

/** The outcome for each file, which is converted again when the file or the setting changes. */
function useOutcomes({ files, globals }: ConverterInput) {
  const client = useRef<ConvertClient>(undefined);
  const latest = useRef({ files, globals });
  const [, showOutcome] = useReducer((count: number) => count + 1, 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another setting has other outcomes
  const outcomes = useMemo(() => new WeakMap<InputFile, ConvertOutcome | undefined>(), [globals]);

  useEffect(() => {
    client.current = createConverter();
    return () => client.current?.close();
  }, []);

  useEffect(() => {
    latest.current = { files, globals };
    // While the reader types, only the newest text is converted.
    const isWanted = (file: InputFile) =>
      latest.current.globals === globals && latest.current.files.includes(file);
    for (const file of files) {
      if (isEmpty(file) || outcomes.has(file)) continue;
      outcomes.set(file, undefined);
      client.current
        ?.convert({ ...file, globals }, () => isWanted(file))
        .then((outcome) => {
          // An example that the reader left can be opened again.
          if (outcome) outcomes.set(file, outcome);
          else outcomes.delete(file);
          showOutcome();
        });
    }
  }, [files, globals, outcomes]);

  return files.map((file) =>
    isEmpty(file) ? ({ ok: false, reason: 'empty' } as const) : outcomes.get(file),
  );
}

/** Whether a file has no code, so that no worker has to be started. */
function isEmpty({ code }: InputFile): boolean {
  return code.trim() === '';
}
