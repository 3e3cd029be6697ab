import { expect, test } from 'vitest';
import { findBritish } from './americanSpelling.ts';

test.each([
  ['behaviour', 'behavior'],
  ['colours', 'colors'],
  ['cancelled', 'canceled'],
  ['labelling', 'labeling'],
  ['centre', 'center'],
  ['catalogue', 'catalog'],
  ['artefacts', 'artifacts'],
  ['grey', 'gray'],
  ['whilst', 'while'],
  ['learnt', 'learned'],
  ['judgement', 'judgment'],
  ['fulfil', 'fulfill'],
  ['licence', 'license'],
])('%s is %s', (british, american) => {
  expect(findBritish(`so ${british}, then`)).toEqual([{ index: 3, word: british, american }]);
});

test.each(['install', 'fulfilled', 'cancellation', 'hour', 'four', 'meter', 'enrolled', 'dialog'])(
  '%s is American',
  (word) => {
    expect(findBritish(word)).toEqual([]);
  },
);
