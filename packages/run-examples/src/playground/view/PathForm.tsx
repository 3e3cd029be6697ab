import { type FormEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { checkPath, type PathProblem } from '../../project/readChanges';
import { usePlayOptions } from './playOptions';

interface PathFormProps {
  /** The initial value. */
  path: string;
  /** Paths of the other files. */
  others: readonly string[];
  /** Label of the submit button. */
  action: string;
  onSubmit: (path: string) => void;
  onCancel: () => void;
}

/** The offsets of a file's name, without the folder and the extension. */
export function nameRange(path: string): [start: number, end: number] {
  const start = path.lastIndexOf('/') + 1;
  const dot = path.lastIndexOf('.');
  return [start, dot > start ? dot : path.length];
}

/** Asks for the path of a file. Submitting an invalid path shows a message, and Escape cancels. */
export function PathForm({ path, others, action, onSubmit, onCancel }: PathFormProps) {
  const { play } = usePlayOptions();
  const id = useId();
  const [value, setValue] = useState(path);
  const [problem, setProblem] = useState<PathProblem>();
  const field = useRef<HTMLInputElement>(null);

  useLayoutEffect(() => {
    const { current } = field;
    const opener = document.activeElement as HTMLElement | null;
    current?.focus();
    current?.setSelectionRange(...nameRange(path));
    return () => {
      // Otherwise, the focus would be lost with the form.
      if (current?.form?.contains(document.activeElement)) opener?.focus();
    };
  }, [path]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const pathProblem = checkPath(value.trim(), others);
    setProblem(pathProblem);
    if (pathProblem) field.current?.focus();
    else onSubmit(value.trim());
  };
  return (
    <form
      className="play-path"
      onSubmit={submit}
      onKeyDown={({ key, nativeEvent }) => {
        if (key === 'Escape' && !nativeEvent.isComposing) onCancel();
      }}
    >
      <label htmlFor={id}>{play.path}</label>
      <input
        ref={field}
        id={id}
        type="text"
        value={value}
        dir="ltr"
        autoCapitalize="off"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-problem`}
        onChange={({ target }) => {
          setValue(target.value);
          setProblem(undefined);
        }}
      />
      <p id={`${id}-problem`} role="alert">
        {problem ? play.pathProblems[problem] : ''}
      </p>
      <button type="submit" className="run-button">
        {action}
      </button>
      <button type="button" className="run-button" onClick={onCancel}>
        {play.cancel}
      </button>
    </form>
  );
}
