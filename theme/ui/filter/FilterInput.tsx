import * as styles from './FilterInput.module.css';

interface FilterInputProps {
  id?: string;
  placeholder: string;
  'aria-label'?: string;
}

/** The field of a filter; theme/filter makes it work. */
export function FilterInput(props: FilterInputProps) {
  return (
    <input
      {...props}
      className={styles.input}
      type="search"
      autoCapitalize="off"
      autoComplete="off"
      autoCorrect="off"
      enterKeyHint="go"
      spellCheck={false}
      data-filter=""
    />
  );
}
