import type { ConfigFile, ConfigLine } from './configFile.ts';
import type { Answers } from './questions.ts';

/** The `tsconfig.json` that fits the answers; `undefined` for JavaScript. */
export function tsconfigFile({
  language,
  ui,
  environment,
  globals,
}: Answers): ConfigFile | undefined {
  if (language !== 'ts') return undefined;
  const lib = environment === 'node' ? ['ESNext'] : ['ESNext', 'DOM', 'DOM.Iterable'];
  const types = globals === 'yes' ? ['node', '@rstest/core/globals'] : ['node'];
  const lines: ConfigLine[] = [
    { code: '{' },
    { code: '  "compilerOptions": {' },
    { code: '    "target": "ESNext",' },
    { code: '    "module": "ESNext",' },
    { code: '    "moduleResolution": "bundler",' },
    { code: '    "strict": true,' },
    { code: '    "noEmit": true,' },
    { code: '    "skipLibCheck": true,' },
    ...(ui === 'react' ? [{ code: '    "jsx": "react-jsx",', reason: 'jsx' as const }] : []),
    {
      code: `    "lib": ${list(lib)},`,
      ...(environment !== 'node' && { reason: 'dom' as const }),
    },
    {
      code: `    "types": ${list(types)}`,
      ...(globals === 'yes' && { reason: 'types' as const }),
    },
    { code: '  }' },
    { code: '}' },
  ];
  return { path: 'tsconfig.json', lines };
}

function list(values: readonly string[]): string {
  return `[${values.map((value) => `"${value}"`).join(', ')}]`;
}
