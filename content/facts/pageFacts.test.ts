import { expect, test } from 'vitest';
import { pageFacts } from './pageFacts.ts';

const FACTS = {
  package: '@rstest/core',
  version: '0.3.0',
  versions: ['0.1.0', '0.2.0', '0.3.0'],
  options: {
    bail: { type: 'number', default: '0', project: false, since: '0.2.0' },
    pool: { type: 'string', project: true, since: '0.1.0' },
    'output.cssModules.auto': { type: 'boolean', project: true },
  },
  names: { rs: '0.1.0', 'rs.fn': '0.3.0', 'rs.mock': '0.1.0', 'rs.spyOn': '0.3.0' },
};

test('options have their facts and version; those of the oldest version can be older', () => {
  const options = ['bail', 'pool', 'output.cssModules.auto', 'unknown'];
  expect(pageFacts({ options }, FACTS).options).toEqual([
    {
      ...{ path: 'bail', type: 'number', default: '0', project: false },
      since: { version: '0.2.0', orEarlier: false },
    },
    {
      ...{ path: 'pool', type: 'string', project: true },
      since: { version: '0.1.0', orEarlier: true },
    },
    { path: 'output.cssModules.auto', type: 'boolean', project: true },
  ]);
});

test('names are imported without their members, and grouped by version, oldest first', () => {
  const api = ['rs', 'rs.spyOn', 'rs.mock', 'rs.fn'];
  expect(pageFacts({ api }, FACTS).api).toEqual({
    from: '@rstest/core',
    names: ['rs'],
    since: [
      { since: { version: '0.1.0', orEarlier: true }, names: ['rs', 'rs.mock'] },
      { since: { version: '0.3.0', orEarlier: false }, names: ['rs.spyOn', 'rs.fn'] },
    ],
  });
});
