import { nearestName } from '../../content/nearestName.ts';
import type { Problem } from '../../content/problem.ts';

/** What documents for contributors can refer to. */
export interface Project {
  /** Scripts of package.json. */
  readonly scripts: readonly string[];
  /** Whether a path relative to the project's root exists. */
  readonly exists: (path: string) => boolean;
}

/** Scripts that npm runs without `run`. */
const SHORT = ['start', 'test'];

/** Paths that are created by a build or a deployment. */
const GENERATED = /^(?:doc_build|node_modules|path\/to)(?:\/|$)/;

const PATH =
  /^\.?[\w-][\w.@-]*(?:\/[\w.@-]+)+\/?(?:#.*)?$|^[\w.-]+\.(?:json|md|ts|tsx|mjs)$|^[\w.-]+\/$/;

/** Reports commands and paths in a Markdown document that the project doesn't have. */
export function checkDocument(file: string, text: string, project: Project): Problem[] {
  const problems: Problem[] = [];
  let block: string | undefined;
  text.split('\n').forEach((content, index) => {
    const fence = /^\s*```(\w*)/.exec(content)?.[1];
    if (fence !== undefined) {
      block = block === undefined ? fence : undefined;
      return;
    }
    const add = (message: string | undefined) => {
      if (message !== undefined) problems.push({ file, line: index + 1, message });
    };
    if (block === 'bash') add(commandProblem(content.replace(/\s#.*$/, ''), project));
    if (block !== undefined) return;
    for (const [, code = ''] of content.matchAll(/`([^`]+)`/g)) {
      add(commandProblem(code, project) ?? pathProblem(code, project));
    }
    for (const [, link = ''] of content.matchAll(/\]\(\.\/([^)#]+)/g)) add(missing(link, project));
  });
  return problems;
}

function commandProblem(line: string, project: Project): string | undefined {
  const [command, ...words] = line.trim().split(/\s+/);
  const argument = words.filter((word) => PATH.test(word) && word.includes('/'));
  const lost = argument.map((path) => missing(path.replace(/#.*$/, ''), project)).find(Boolean);
  if (command === 'npm') return scriptProblem(words, project) ?? lost;
  return command === 'npx' ? lost : undefined;
}

function scriptProblem([verb = '', name = '']: string[], { scripts }: Project): string | undefined {
  const script = SHORT.includes(verb) ? verb : name;
  if (!SHORT.includes(verb) && verb !== 'run') return undefined;
  if (scripts.includes(script)) return undefined;
  const near = nearestName(script, scripts);
  return `package.json has no script ${script}${near ? `; did you mean ${near}?` : ''}`;
}

function pathProblem(code: string, project: Project): string | undefined {
  return PATH.test(code) ? missing(code, project) : undefined;
}

function missing(path: string, { exists }: Project): string | undefined {
  return GENERATED.test(path) || exists(path) ? undefined : `there is no ${path}`;
}
