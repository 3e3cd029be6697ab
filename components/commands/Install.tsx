import { CommandTabs } from './CommandTabs';

/** `<Install packages="@rstest/core" />`: adds development dependencies. */
export function Install({ packages }: { packages: string }) {
  return <CommandTabs verb="add" rest={packages} />;
}
