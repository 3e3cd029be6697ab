import { CommandTabs } from './CommandTabs';

/** `<Exec command="rstest run" />`: runs a command of an installed package. */
export function Exec({ command }: { command: string }) {
  return <CommandTabs verb="exec" rest={command} />;
}
