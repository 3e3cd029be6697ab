import { useState, useSyncExternalStore } from 'react';
import { chooseTab, noTabChoices, subscribeToTabs, tabChoices } from './tabChoices';

/**
 * Which tab is shown, by index: the group's remembered one where it exists here, else the first.
 * A group without an id remembers for itself only.
 */
export function useTabChoice(
  groupId: string | undefined,
  values: string[],
): [selected: number, select: (index: number) => void] {
  const choices = useSyncExternalStore(subscribeToTabs, tabChoices, noTabChoices);
  const [own, setOwn] = useState(0);
  const remembered = groupId === undefined ? -1 : values.indexOf(choices[groupId] ?? '');
  const select = (index: number) => {
    const value = values[index];
    if (value === undefined) return;
    setOwn(index);
    if (groupId !== undefined) chooseTab(groupId, value);
  };
  return [remembered === -1 ? own : remembered, select];
}
