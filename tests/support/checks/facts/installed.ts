import type { InstalledExports } from '../../../../checks/facts/installedExports.ts';
import type {
  InstalledOption,
  InstalledOptions,
} from '../../../../checks/facts/installedOptions.ts';

/** A fake package for the comparison tests. */
export function installedOptions(...options: readonly InstalledOption[]): InstalledOptions {
  return {
    version: '1.0.0',
    root: '/project',
    aliases: new Map([['Name', "'node' | 'jsdom'"]]),
    options: new Map(options.map((option) => [option.path, option])),
  };
}

export function installedOption(fields: Partial<InstalledOption>): InstalledOption {
  const type = fields.type ?? 'number';
  return { path: 'a', type, spellings: [type], project: true, container: false, ...fields };
}

export const INSTALLED_EXPORTS: InstalledExports = {
  names: ['test', 'it', 'rs'],
  members: ['fn', 'spyOn'],
  mockInstance: ['mockReset'],
  expect: ['soft', 'poll'],
  matchers: ['toBe', 'toEqual'],
};
