import type { InstalledExports } from '../../../../plugins/facts/installedExports.ts';
import type {
  InstalledOption,
  InstalledOptions,
} from '../../../../plugins/facts/installedOptions.ts';

/** A package made up for the tests of the comparison. */
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
