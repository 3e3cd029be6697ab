import { describe, expect, test } from 'vitest';
import type { OptionFact } from '../../content/front-matter/frontMatter.ts';
import {
  INSTALLED_EXPORTS,
  installedOption,
  installedOptions,
} from '../../tests/support/checks/facts/installed.ts';
import { compareApi, compareOptions } from './compareFacts.ts';
import type { InstalledOption } from './installedOptions.ts';

const flag = (value: string, ...names: string[]) => ({ names, value });
const required = (...values: unknown[]) => ({ values, required: true });

/** The differences of one option, without the path of the field. */
function compare(fact: Partial<OptionFact>, option: Partial<InstalledOption>): string[] {
  const page = { path: 'a', type: 'number', project: true, ...fact };
  return compareOptions([page], installedOptions(installedOption(option))).map((difference) => {
    expect(difference.field.slice(0, 2)).toEqual(['options', 0]);
    const { page: says = '-', installed = '-', hint } = difference;
    return `${difference.field.slice(2).join('.')}: ${says} / ${installed}${hint ? ` (${hint})` : ''}`;
  });
}

describe('options', () => {
  test.each<[string, Partial<OptionFact>, Partial<InstalledOption>, string[]]>([
    ['all equal', {}, {}, []],
    [
      'unknown path',
      { path: 'b' },
      {},
      ['path: b / - (the config has no such option; did you mean a?)'],
    ],
    ['other type', { type: 'string' }, {}, ['type: string / number']],
    [
      'no type',
      { type: 'a number' },
      {},
      ['type: a number / number (the page’s text is not a TypeScript type)'],
    ],
    ['alias for its members', { type: 'Name' }, { type: "'jsdom' | 'node'" }, []],
    ['any spelling', { type: 'X[]' }, { type: 'string', spellings: ['Other', 'Array<X>'] }, []],
    ['other project', { project: false }, {}, ['project: false / true']],
    ['equal default', { default: '0x10' }, { default: required(16) }, []],
    ['other default', { default: '5' }, { default: required(16) }, ['default: 5 / 16']],
    [
      'other type of default',
      { default: "'16'" },
      { default: required(16) },
      ["default: '16' / 16"],
    ],
    ['missing default', {}, { default: required(['text']) }, ["default: - / ['text']"]],
    ['missing conditional default', {}, { default: { values: [1], required: false } }, []],
    [
      'wrong conditional default',
      { default: '2' },
      { default: { values: [1], required: false } },
      ['default: 2 / 1'],
    ],
    [
      'second accepted default',
      { default: "'node'" },
      { default: required({ name: 'node' }, 'node') },
      [],
    ],
    [
      'default without one',
      { default: 'undefined' },
      {},
      [
        'default: undefined / - (there is no default; leave the field out and explain in the text what happens)',
      ],
    ],
    [
      'default that is no JavaScript',
      { default: 'a free port' },
      { default: required(1) },
      [expect.stringMatching(/^default: a free port \/ 1 \(not a JavaScript value: Unexpected/)],
    ],
    ['equal flag', { flag: '--a <n>' }, { flag: flag('<n>', '--a') }, []],
    [
      'flag without its value',
      { flag: '--a' },
      { flag: flag('<n>', '--a') },
      ['flag: --a / --a <n>'],
    ],
    ['missing flag', {}, { flag: flag('', '--a') }, ['flag: - / --a']],
    ['flag without one', { flag: '--a', alias: '-a' }, {}, ['flag: --a / -', 'alias: -a / -']],
    ['equal alias', { flag: '--a', alias: '-x' }, { flag: flag('', '-x', '--a') }, []],
    ['missing alias', { flag: '--a' }, { flag: flag('', '-x', '--a') }, ['alias: - / -x']],
    [
      'other alias',
      { flag: '--a', alias: '-y' },
      { flag: flag('', '-x', '--a') },
      ['alias: -y / -x'],
    ],
    [
      'alias without one',
      { flag: '--a', alias: '-y' },
      { flag: flag('', '--a') },
      ['alias: -y / -'],
    ],
  ])('%s', (_what, fact, option, expected) => {
    expect(compare(fact, option)).toEqual(expected);
  });

  test.each<[string, Partial<OptionFact>, string[]]>([
    ['named by its flag', { flag: '--pool.type <type>' }, []],
    [
      'named by its flag, the shorthand as alias',
      { flag: '--pool.type <type>', alias: '--pool' },
      [],
    ],
    ['named by the shorthand', { flag: '--pool <type>' }, []],
    ['not named', {}, ['flag: - / --pool.type <type>']],
  ])('an option with a shorthand, %s', (_what, fact, expected) => {
    const pool = { flag: flag('<type>', '--pool.type'), shorthand: flag('<type>', '--pool') };
    expect(compare(fact, pool)).toEqual(expected);
  });

  test('the flag of a whole object can be left out', () => {
    const coverage = installedOption({ path: 'coverage', flag: flag('', '--coverage') });
    const compareFlag = (fact: Partial<OptionFact>) =>
      compareOptions(
        [{ path: 'coverage', type: 'number', project: true, ...fact }],
        installedOptions(coverage),
      );
    expect(compareFlag({})).toEqual([]);
    expect(compareFlag({ flag: '--coverage' })).toEqual([]);
    expect(compareFlag({ flag: '--cov' })).toHaveLength(1);
  });

  test('all options are compared, with their own index', () => {
    const facts = [
      { path: 'a', type: 'number', project: true },
      { path: 'a', type: 'string', project: true },
    ];
    expect(compareOptions(facts, installedOptions(installedOption({})))).toEqual([
      { field: ['options', 1, 'type'], page: 'string', installed: 'number' },
    ]);
  });
});

describe('API', () => {
  const compareNames = (fact: { from?: string; names?: string[]; members?: string[] }) =>
    compareApi({ from: 'pkg', names: ['test'], ...fact }, 'pkg', INSTALLED_EXPORTS);

  test('names and members that exist', () => {
    expect(compareNames({ names: ['test', 'rs'], members: ['fn'] })).toEqual([]);
  });

  test('another package', () => {
    expect(compareNames({ from: 'other' })).toEqual([
      { field: ['api', 'from'], page: 'other', installed: 'pkg' },
    ]);
  });

  test('names and members that do not', () => {
    expect(compareNames({ names: ['test', 'tset'], members: ['mockAll'] })).toEqual([
      { field: ['api', 'names', 1], page: 'tset', hint: 'it is not exported; did you mean test?' },
      { field: ['api', 'members', 0], page: 'mockAll', hint: 'it is not a member of rs' },
    ]);
  });
});
