import { describe, expect, test } from 'vitest';
import { nearestName } from './nearestName.ts';

const FIELDS = ['title', 'description', 'options', 'api', 'hero', 'sidebar', 'navbar'];

describe('nearestName', () => {
  test.each([
    ['titel', 'title'],
    ['Title', 'title'],
    ['desciption', 'description'],
    ['navbra', 'navbar'],
    ['ap', 'api'],
    ['completely-else', undefined],
    ['aip', undefined],
    ['hreo', 'hero'],
    ['x', undefined],
    ['', undefined],
    ['descreptoin', 'description'],
    ['dascreptoin', undefined],
    ['heroes', 'hero'],
  ])('%s means %s', (name, expected) => {
    expect(nearestName(name, FIELDS)).toBe(expected);
  });
});
