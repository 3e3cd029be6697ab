import type { ConfigLine } from './configFile.ts';
import type { Answers } from './questions.ts';

/** The setup file: what a library needs before each test file, and after each test. */
export function setupLines({ ui, environment }: Answers): ConfigLine[] {
  if (ui === 'react' && environment !== 'node') return REACT;
  if (ui === 'vue' && environment !== 'node') return VUE;
  return environment === 'node' ? NODE : DOM;
}

const REACT: ConfigLine[] = [
  { code: "import { afterEach, expect } from '@rstest/core';" },
  { code: "import * as matchers from '@testing-library/jest-dom/matchers';" },
  { code: "import { cleanup } from '@testing-library/react';" },
  { code: '' },
  { code: 'expect.extend(matchers);', reason: 'matchers' },
  {
    code: 'Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });',
    reason: 'actEnvironment',
  },
  { code: 'afterEach(() => cleanup());', reason: 'cleanup' },
];

const VUE: ConfigLine[] = [
  { code: "import { afterEach } from '@rstest/core';" },
  { code: "import { enableAutoUnmount } from '@vue/test-utils';" },
  { code: '' },
  { code: 'enableAutoUnmount(afterEach);', reason: 'cleanup' },
];

const DOM: ConfigLine[] = [
  { code: "import { afterEach } from '@rstest/core';" },
  { code: '' },
  { code: 'afterEach(() => document.body.replaceChildren());', reason: 'cleanup' },
];

const NODE: ConfigLine[] = [{ code: "process.env.TZ = 'UTC';", reason: 'timeZone' }];
