import { describe, expect, test } from 'vitest';
import { editDistance, nearestName } from '../../../../plugins/page-data/nearestName.ts';

const FIELDS = ['title', 'description', 'options', 'api', 'hero', 'sidebar', 'navbar'];

describe('nearestName', () => {
  test.each([
    ['titel', 'title'],
    ['Title', 'title'],
    ['desciption', 'description'],
    ['navbra', 'navbar'],
    ['ap', 'api'],
    ['completely-else', undefined],
    ['x', undefined],
    ['heroes', 'hero'],
  ])('%s means %s', (name, expected) => {
    expect(nearestName(name, FIELDS)).toBe(expected);
  });
});

describe('editDistance', () => {
  test.each([
    ['', '', 0],
    ['', 'abc', 3],
    ['abc', 'abc', 0],
    ['abc', 'abd', 1],
    ['abc', 'acb', 1],
    ['abcd', 'bcde', 2],
    ['kitten', 'sitting', 3],
  ])('%j to %j takes %i edits', (a, b, edits) => {
    expect(editDistance(a, b)).toBe(edits);
    expect(editDistance(b, a)).toBe(edits);
  });
});
