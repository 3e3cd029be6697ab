/** How each package manager adds development dependencies and runs a package's command. */
export const PACKAGE_MANAGERS = [
  { name: 'npm', add: 'npm add -D', exec: 'npx' },
  { name: 'pnpm', add: 'pnpm add -D', exec: 'pnpm' },
  { name: 'yarn', add: 'yarn add -D', exec: 'yarn' },
  { name: 'bun', add: 'bun add -D', exec: 'bunx' },
] as const;

export const PACKAGE_MANAGER_GROUP = 'package-manager';
