import { REFUSED_FLAGS } from '../facts/installedOptions.ts';
import { NO_COMMAND } from '../facts/targets/installedTargets.ts';
import type { TargetKind, TypeTarget } from '../facts/targets/target.ts';

/** Where a target must be documented, by a heading, table row, or list item. */
export interface TargetLocation {
  /** A route; with `*` at the end, any route with this prefix. */
  readonly route: string;
  /** The ID of a parent heading. */
  readonly section?: string;
  /** The heading, row, or item must have one of these names; any row if missing. */
  readonly names?: readonly string[];
  /** Whether the name must be in code, because it could mean something else in plain text. */
  readonly inCode?: boolean;
  /** The row's code must also contain this: a property in the type of the row's option. */
  readonly says?: string;
}

const CLI = '/guide/basic/cli';
const REPORTERS = '/config/test/reporters';

/** The locations where each kind of target must be documented. */
const LOCATIONS: Readonly<
  Record<TargetKind, (id: string, routes: ReadonlySet<string>) => TargetLocation[]>
> = {
  'export-value': (id) => [{ route: '/*', names: [afterHash(id)] }],
  'export-type': (id) => [{ route: '/*', names: [afterHash(id)], inCode: true }],
  global: (id) => [{ route: '/config/test/globals', section: 'the-names', says: id }],
  utility: (id) => [{ route: '/api/rstest/*', names: [id] }],
  mock: (id) => [{ route: '/api/rstest/mockInstance', names: [without(id, 'mock.')] }],
  'mock-context': (id) => [{ route: '/api/rstest/mockInstance', names: [without(id, 'mock.')] }],
  matcher: (id) => [{ route: '/api/test-api/*', names: [without(id, 'expect().')] }],
  'matcher-chai': (id) => [{ route: '/api/test-api/chai', names: [without(id, 'expect().')] }],
  'expect-static': (id) => [{ route: '/api/test-api/*', names: [id] }],
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
  'reporter-option': reporterOptionLocations,
  config: configLocations,
  'cli-command': (id) => [{ route: CLI, section: 'commands', names: [commandUsage(id)] }],
  'cli-flag': flagLocations,
  env: (id) => [{ route: CLI, section: 'environment-variables', names: [id], inCode: true }],
};

/** `routes` are those of all pages, without the language. */
export function locationsOf(
  { kind, id }: TypeTarget,
  routes: ReadonlySet<string>,
): TargetLocation[] {
  return LOCATIONS[kind](id, routes);
}

function afterHash(id: string): string {
  return id.slice(id.indexOf('#') + 1);
}

function without(id: string, prefix: string): string {
  return id.slice(prefix.length);
}

/**
 * `md.failures.max` is in the type of the row `failures`. Reporters that share an option describe its
 * properties once.
 */
function reporterOptionLocations(id: string): TargetLocation[] {
  const [reporter = '', option = '', ...parts] = id.split('.');
  const says = parts.at(-1);
  const own = { route: REPORTERS, section: reporter, names: [option] };
  return [says === undefined ? own : { route: REPORTERS, names: [option], says }];
}

/** `coverage.thresholds.lines` is on the page of `coverage`, with or without that prefix. */
function configLocations(id: string, routes: ReadonlySet<string>): TargetLocation[] {
  const parts = id.split('.').slice(1);
  const short = parts.length > 0 ? [parts.join('.')] : [];
  return [{ route: pageOfOption(id, routes) ?? '/config/*', names: [id, ...short], inCode: true }];
}

function pageOfOption(path: string, routes: ReadonlySet<string>): string | undefined {
  const [option = ''] = path.split('.');
  return ['build', 'test']
    .map((group) => `/config/${group}/${option}`)
    .find((route) => routes.has(route));
}

/** The command as typed: `rstest list`. */
function commandUsage(command: string): string {
  return command === NO_COMMAND ? 'rstest' : `rstest ${command}`;
}

/**
 * A flag has a row on the CLI page and is a fact of the option that it sets. Commands with only a few
 * flags list them.
 */
function flagLocations(id: string, routes: ReadonlySet<string>): TargetLocation[] {
  const [command = '', flag = ''] = id.split(' ');
  const option = REFUSED_FLAGS.includes(flag) ? undefined : pageOfOption(flag.slice(2), routes);
  return [
    { route: CLI, names: [flag], inCode: true },
    ...(option ? [{ route: option, names: [flag], inCode: true }] : []),
    ...(OWN_FLAGS.includes(command) && flag !== '--help' ? [ownFlagLocation(command, flag)] : []),
  ];
}

/** Commands with only a few flags. Others have all flags of `run`, and a few of their own. */
const OWN_FLAGS: readonly string[] = ['merge-reports', 'init'];

function ownFlagLocation(command: string, flag: string): TargetLocation {
  const [group = ''] = flag.split('.');
  return { route: CLI, section: command, says: group };
}
