import { REFUSED_FLAGS } from '../facts/installedOptions.ts';
import { NO_COMMAND } from '../facts/targets/commandTargets.ts';
import type { Target, TargetKind } from '../facts/targets/target.ts';
import { EXPECTED_ROUTES } from './expectedRoutes.ts';
import { pageOfExport } from './targetPages.ts';

/** Where a target has to stand, and what a heading, row or list item there must be about. */
export interface Place {
  /** A page, or with `*` at its end any of several. */
  readonly route: string;
  /** The id of a heading above it. */
  readonly section?: string;
  /** One of these is what the heading, row or item names; without it any row will do. */
  readonly names?: readonly string[];
  /** Only code counts: as a plain heading the name could mean something else. */
  readonly inCode?: boolean;
  /** The row also says this in its code: the part of an option that the row shows as its type. */
  readonly says?: string;
}

const CLI = '/guide/basic/cli';
const REPORTERS = '/config/test/reporters';

/** Every place where a target must be documented. */
const PLACES: Readonly<Record<TargetKind, (id: string) => Place[]>> = {
  'export-value': (id) => [{ route: pageOfExport(id), names: [afterHash(id)] }],
  'export-type': (id) => [{ route: pageOfExport(id), names: [afterHash(id)], inCode: true }],
  global: (id) => [{ route: '/config/test/globals', section: 'the-names', says: id }],
  utility: (id) => [{ route: '/api/rstest/*', names: [id] }],
  mock: (id) => [{ route: '/api/rstest/mockInstance', names: [without(id, 'mock.')] }],
  'mock-context': (id) => [{ route: '/api/rstest/mockInstance', names: [without(id, 'mock.')] }],
  matcher: (id) => [{ route: '/api/test-api/expect', names: [without(id, 'expect().')] }],
  'matcher-chai': (id) => [
    { route: '/api/test-api/expect', section: 'chai-style', names: [without(id, 'expect().')] },
  ],
  'expect-static': (id) => [{ route: '/api/test-api/expect', names: [id] }],
  'test-modifier': (id) => [
    { route: '/api/test-api/test', section: 'modifiers', names: [without(id, 'test.'), id] },
  ],
  'test-context': (id) => [
    { route: '/api/test-api/test', section: 'test-context', names: [without(id, 'context.')] },
  ],
  'test-option': (id) => [
    { route: '/api/test-api/test', section: 'options', names: [without(id, 'options.')] },
  ],
  'describe-modifier': (id) => [
    {
      route: '/api/test-api/describe',
      section: 'modifiers',
      names: [without(id, 'describe.'), id],
    },
  ],
  hook: (id) => [{ route: '/api/test-api/hooks', names: [id] }],
  'reporter-hook': (id) => [
    { route: REPORTERS, section: 'hooks', names: [without(id, 'reporter.')] },
  ],
  'reporter-option': reporterOptionPlaces,
  config: configPlaces,
  'cli-command': (id) => [{ route: CLI, section: 'commands', names: [commandUsage(id)] }],
  'cli-flag': flagPlaces,
  env: (id) => [{ route: CLI, section: 'environment-variables', names: [id], inCode: true }],
};

export function placesOf({ kind, id }: Target): Place[] {
  return PLACES[kind](id);
}

function afterHash(id: string): string {
  return id.slice(id.indexOf('#') + 1);
}

function without(id: string, prefix: string): string {
  return id.slice(prefix.length);
}

/**
 * `md.failures.max` is what a row `failures` says of its type; reporters that share an option
 * describe its parts once.
 */
function reporterOptionPlaces(id: string): Place[] {
  const [reporter = '', option = '', ...parts] = id.split('.');
  const says = parts.at(-1);
  const own = { route: REPORTERS, section: reporter, names: [option] };
  return [says === undefined ? own : { route: REPORTERS, names: [option], says }];
}

/** `coverage.thresholds.lines` stands on the page of `coverage`, with or without that name. */
function configPlaces(id: string): Place[] {
  const parts = id.split('.').slice(1);
  const short = parts.length > 0 ? [parts.join('.')] : [];
  return [{ route: pageOfOption(id) ?? '/config/*', names: [id, ...short], inCode: true }];
}

function pageOfOption(path: string): string | undefined {
  const [option = ''] = path.split('.');
  const routes = ['build', 'test'].map((group) => `/config/${group}/${option}`);
  return routes.find((route) => EXPECTED_ROUTES.includes(route));
}

/** As a reader types it: `rstest list`. */
function commandUsage(command: string): string {
  return command === NO_COMMAND ? 'rstest' : `rstest ${command}`;
}

/**
 * A flag has a row on the page of the command line, and is a fact of the option that it sets.
 * Commands that take a few flags only say which.
 */
function flagPlaces(id: string): Place[] {
  const [command = '', flag = ''] = id.split(' ');
  const option = REFUSED_FLAGS.includes(flag) ? undefined : pageOfOption(flag.slice(2));
  return [
    { route: CLI, names: [flag], inCode: true },
    ...(option ? [{ route: option, names: [flag], inCode: true }] : []),
    ...(OWN_FLAGS.includes(command) && flag !== '--help' ? [ownFlagPlace(command, flag)] : []),
  ];
}

/** The rest takes all flags of `run`, and a few that only that command has. */
const OWN_FLAGS: readonly string[] = ['merge-reports', 'init'];

function ownFlagPlace(command: string, flag: string): Place {
  const [group = ''] = flag.split('.');
  return { route: CLI, section: command, says: group };
}
