import { expect, test } from 'vitest';
import { shortcutGroups } from './shortcutGroups.ts';

test.each([
  ['MacIntel', '⌘'],
  ['Linux x86_64', 'Ctrl'],
  ['Win32', 'Ctrl'],
])('on %s the command key is called %s', (platform, command) => {
  const keys = shortcutGroups(platform).flatMap(({ shortcuts }) =>
    shortcuts.flatMap((s) => s.keys),
  );
  expect(keys).toContainEqual([command, 'K']);
  expect(keys.filter(([first]) => first === '⌘' || first === 'Ctrl')).toHaveLength(3);
});
