import { useEffect, useMemo, useRef, useState } from 'react';
import { type ConvertClient, createConverter } from '../createConverter';
import type { ConvertOutcome } from '../messages';
import { type InputFile, NOTHING, readSaved, type SavedInput, save } from '../savedInput';
import { startConverterWorker } from '../startConverterWorker';

/** More files than this at once are left out: each is converted again when a setting changes. */
export const MOST_FILES = 200;

export interface ConverterState extends SavedInput {
  /** By position; missing while a file is converted. */
  readonly outcomes: readonly (ConvertOutcome | undefined)[];
  readonly select: (index: number) => void;
  readonly edit: (change: Partial<InputFile>) => void;
  readonly setGlobals: (globals: SavedInput['globals']) => void;
  /** Shows files instead of those before. */
  readonly show: (files: readonly InputFile[]) => void;
  readonly clear: () => void;
}

/** The files that are converted, kept in the tab's session, and what became of each. */
export function useConverter(): ConverterState {
  const [input, setInput] = useState(readSaved);
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, ConvertOutcome>>(new Map());
  const client = useClient();
  const asked = useRef(new Set<string>());
  const { files, globals } = input;
  const keys = useMemo(() => files.map((file) => keyOf(file, globals)), [files, globals]);

  useEffect(() => {
    save(input);
  }, [input]);

  useEffect(() => {
    files.forEach((file, index) => {
      const key = keys[index] ?? '';
      if (file.code.trim() === '' || asked.current.has(key)) return;
      asked.current.add(key);
      client.current?.convert({ ...file, globals }).then((outcome) => {
        setOutcomes((before) => new Map(before).set(key, outcome));
      });
    });
  }, [files, keys, globals, client]);

  return {
    ...input,
    outcomes: keys.map((key, index) =>
      files[index]?.code.trim() === '' ? { ok: false, reason: 'empty' } : outcomes.get(key),
    ),
    select: (selected) => setInput((before) => ({ ...before, selected })),
    edit: (change) =>
      setInput((before) => ({
        ...before,
        files: before.files.map((file, index) =>
          index === before.selected ? { ...file, ...change } : file,
        ),
      })),
    setGlobals: (next) => setInput((before) => ({ ...before, globals: next })),
    show: (next) =>
      setInput((before) => ({ ...before, files: next.slice(0, MOST_FILES), selected: 0 })),
    clear: () => setInput((before) => ({ ...NOTHING, globals: before.globals })),
  };
}

function keyOf({ path, code, kind }: InputFile, globals: string): string {
  return JSON.stringify([path, kind, globals, code]);
}

function useClient() {
  const client = useRef<ConvertClient>(undefined);
  useEffect(() => {
    client.current = createConverter(startConverterWorker);
    return () => client.current?.close();
  }, []);
  return client;
}
