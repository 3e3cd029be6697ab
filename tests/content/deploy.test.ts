import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { root } from './site.ts';

interface Step {
  readonly id?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
  readonly env?: Readonly<Record<string, string>>;
}

interface Job {
  readonly needs?: string;
  readonly steps?: readonly Step[];
  readonly strategy?: { readonly matrix: { readonly node?: readonly string[] } };
  readonly [key: string]: unknown;
}

interface Workflow {
  readonly permissions: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<string, Job>>;
}

const WORKFLOWS = '.github/workflows';
const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8');
const workflowOf = (name: string) => parse(textOf(`${WORKFLOWS}/${name}`)) as Workflow;
const stepsOf = ({ jobs }: Workflow) => Object.values(jobs).flatMap(({ steps = [] }) => steps);
const MATRIX_NODE = ['$', '{{ matrix.node }}'].join('');

/** Written in a step, or in the matrix that the step refers to. */
const nodeVersions = ({ jobs }: Workflow) =>
  Object.values(jobs).flatMap(({ steps = [], strategy }) =>
    steps.flatMap(({ with: input }) => {
      const version = input?.['node-version'];
      if (version === undefined) return [];
      return version === MATRIX_NODE ? (strategy?.matrix.node ?? ['none']) : [String(version)];
    }),
  );
const { scripts, engines } = JSON.parse(textOf('package.json')) as {
  scripts: Record<string, string>;
  engines: { node: string };
};
const BUILD_FOLDER = 'doc_build';

describe.each(readdirSync(path.join(root, WORKFLOWS)))('the workflow %s', (name) => {
  const workflow = workflowOf(name);

  test('runs commands that exist', () => {
    const commands = stepsOf(workflow).flatMap(({ run }) => run?.trim().split('\n') ?? []);
    expect(commands.filter((command) => !isCommand(command))).toEqual([]);
  });

  test('pins actions to a commit, with their version in a comment, and uses files that exist', () => {
    const lines = textOf(`${WORKFLOWS}/${name}`).match(/uses: .*/g) ?? [];
    const loose = lines.filter((line) => {
      const local = /^uses: \.\/(\S+)$/.exec(line)?.[1];
      if (local) return !existsSync(path.join(root, local));
      return !/^uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line);
    });
    expect(loose).toEqual([]);
  });

  test('refers to existing steps and jobs', () => {
    const { jobs } = workflow;
    for (const job of Object.values(jobs)) {
      if (job.needs) expect(Object.keys(jobs)).toContain(job.needs);
      const ids = (job.steps ?? []).map(({ id }) => id);
      for (const [, id] of JSON.stringify(job).matchAll(/steps\.([\w-]+)\./g)) {
        expect(ids).toContain(id);
      }
    }
  });

  test('may only write what a job requests, and keeps no credentials', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    const checkouts = stepsOf(workflow).filter(({ uses }) => uses?.startsWith('actions/checkout'));
    for (const step of checkouts) expect(step.with?.['persist-credentials']).toBe(false);
  });
});

/** `npm ci`, `npm audit …`, `npm install …`, a script of the project, or a command that prepares the machine. */
function isCommand(command: string): boolean {
  const [program, verb = '', script = ''] = command.split(' ');
  if (program === 'sudo') return ['apt-get', 'sysctl'].includes(verb);
  if (program !== 'npm') return false;
  if (verb === 'run') return script in scripts;
  return verb === 'test' ? 'test' in scripts : ['ci', 'audit', 'install'].includes(verb);
}

test('a deployment to GitHub Pages is built for its URL, with the full history', () => {
  const { build } = workflowOf('deploy.yml').jobs;
  const stepOf = (action: string) => build?.steps?.find(({ uses }) => uses?.includes(action));
  const command = build?.steps?.find(({ run }) => run === 'npm run build');
  expect(command?.env?.SITE_URL).toMatch(/^\$\{\{ steps\.pages\.outputs\.base_url \}\}$/);
  expect(stepOf('checkout')?.with?.['fetch-depth']).toBe(0);
  expect(stepOf('upload-pages-artifact')?.with?.path).toBe(BUILD_FOLDER);
});

test('Netlify builds and publishes the same files', () => {
  const settings = textOf('netlify.toml');
  const command = /^command = "(.*)"$/m.exec(settings)?.[1] ?? '';
  expect(isCommand(command)).toBe(true);
  expect(/^publish = "(.*)"$/m.exec(settings)?.[1]).toBe(BUILD_FOLDER);
});

test('all hosts build with a supported Node version', () => {
  const versions = [
    ...readdirSync(path.join(root, WORKFLOWS)).flatMap((name) => nodeVersions(workflowOf(name))),
    /NODE_VERSION = "(\d+)"/.exec(textOf('netlify.toml'))?.[1],
    /`NODE_VERSION` = `(\d+)`/.exec(textOf('CONTRIBUTING.md'))?.[1],
  ].map((version) => Number.parseInt(String(version), 10));
  expect(versions.length).toBeGreaterThan(3);
  // `^20.19.0 || >=22.12.0` allows the newest version of Node 20, 22, and above.
  const majors = [...engines.node.matchAll(/(\^|>=)(\d+)/g)].map(([, sign, major]) => ({
    sign,
    major: Number(major),
  }));
  const allows = (version: number) =>
    majors.some(({ sign, major }) => (sign === '^' ? version === major : version >= major));
  expect(versions.filter((version) => !allows(version))).toEqual([]);
});
