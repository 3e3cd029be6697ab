import { useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { type ConvertClient, type ConvertOutcome, createConverter } from '../createConverter';
import { type ConverterInput, type InputFile, NOTHING, readInput, saveInput } from '../inputFiles';

export interface ConverterState extends ConverterInput {
  /** By position; undefined while a file is converted. */
  readonly outcomes: readonly (ConvertOutcome | undefined)[];
  readonly select: (index: number) => void;
  readonly edit: (change: Partial<InputFile>) => void;
  readonly setGlobals: (globals: ConverterInput['globals']) => void;
  /** Shows files instead of those before. */
  readonly show: (files: readonly InputFile[]) => void;
  readonly clear: () => void;
}

/** The files that are converted, kept in the tab's session, and what became of each. */
export function useConverter(): ConverterState {
  const [input, setInput] = useState(readInput);
  const { files, selected, globals } = input;
  const outcomes = useOutcomes(input);
  const change = (next: Partial<ConverterInput>) => setInput((before) => ({ ...before, ...next }));
  useEffect(() => saveInput(input), [input]);
  return {
    ...input,
    outcomes,
    select: (index) => change({ selected: index }),
    edit: (edited) =>
      change({ files: files.map((file, at) => (at === selected ? { ...file, ...edited } : file)) }),
    setGlobals: (next) => change({ globals: next }),
    show: (next) => change({ files: next, selected: 0 }),
    clear: () => change({ ...NOTHING, globals }),
  };
}

/** Converts each file again when it or the setting changes. */
function useOutcomes({ files, globals }: ConverterInput) {
  const client = useRef<ConvertClient>(undefined);
  const [, showOutcome] = useReducer((count: number) => count + 1, 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each setting has its outcomes
  const outcomes = useMemo(() => new WeakMap<InputFile, ConvertOutcome | undefined>(), [globals]);

  useEffect(() => {
    client.current = createConverter();
    return () => client.current?.close();
  }, []);

  useEffect(() => {
    for (const file of files) {
      if (isEmpty(file) || outcomes.has(file)) continue;
      outcomes.set(file, undefined);
      client.current?.convert({ ...file, globals }).then((outcome) => {
        outcomes.set(file, outcome);
        showOutcome();
      });
    }
  }, [files, globals, outcomes]);

  return files.map((file) =>
    isEmpty(file) ? ({ ok: false, reason: 'empty' } as const) : outcomes.get(file),
  );
}

/** Nothing to start a worker for. */
function isEmpty({ code }: InputFile): boolean {
  return code.trim() === '';
}
