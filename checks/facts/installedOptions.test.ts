import { describe, expect, test } from 'vitest';
import type { OptionType } from './configTypes.ts';
import { assembleOptions } from './installedOptions.ts';
import type { PackageProbe } from './probePackage.ts';

const type = (fields: Partial<OptionType> = {}): OptionType => ({
  type: 'number',
  spellings: ['number'],
  project: true,
  container: false,
  ...fields,
});

const probe: PackageProbe = {
  root: '/project',
  config: { bail: 0, group: { one: 1 }, exclude: { patterns: ['a'], override: false } },
  build: { dev: { one: true, hidden: 1 } },
  exports: [],
  surface: { rs: [], mockInstance: [], expect: [], matchers: [] },
};

const { options } = assembleOptions({
  version: '1.0.0',
  types: {
    aliases: new Map(),
    options: new Map([
      ['bail', type()],
      ['other', type()],
      ['group', type({ container: true })],
      ['group.one', type()],
      ['group.two', type()],
      ['dev', type({ container: true })],
      ['dev.one', type()],
      ['exclude', type()],
      ['pool.execArgv', type()],
      ['pool.memoryLimit', type()],
      ['browser', type({ container: true })],
    ]),
  },
  flags: new Map([
    ['', [{ names: ['--other'], value: '' }]],
    [
      'run',
      [
        { names: ['-b', '--bail'], value: '<n>' },
        { names: ['--browser'], value: '' },
      ],
    ],
  ]),
  probe,
});

describe('assembleOptions', () => {
  test.each<[string, unknown]>([
    ['bail', { values: [0], required: true }],
    ['other', undefined],
    // The same, resolved and composed of its properties.
    ['group', { values: [{ one: 1 }, { one: 1 }], required: false }],
    ['group.one', { values: [1], required: true }],
    ['group.two', undefined],
    // The build's group has options that the type doesn't have.
    ['dev', { values: [{ one: true }], required: false }],
    ['dev.one', { values: [true], required: true }],
    ['exclude', { values: [{ patterns: ['a'], override: false }, ['a']], required: true }],
    // Known without the probe.
    ['pool.execArgv', { values: [[]], required: true }],
    ['pool.memoryLimit', undefined],
  ])('%s has the default %j', (path, expected) => {
    expect(options.get(path)?.default).toEqual(expected);
  });

  test('flags are those of run, by their name', () => {
    expect(options.get('bail')?.flag).toEqual({ names: ['-b', '--bail'], value: '<n>' });
    expect(options.get('other')?.flag).toBeUndefined();
  });

  test('a rejected flag is not included', () => {
    expect(options.get('browser')?.flag).toBeUndefined();
  });
});
