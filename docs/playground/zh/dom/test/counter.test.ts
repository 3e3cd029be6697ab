import { beforeEach, expect, test } from '@rstest/core';
import { screen } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { addCounter } from '../src/counter';

beforeEach(() => {
  document.body.replaceChildren();
  addCounter(document.body);
});

test('starts at 0', () => {
  expect(screen.getByRole('button').textContent).toBe('Clicked 0 times');
});

test('counts clicks', async () => {
  const button = screen.getByRole('button', { name: /clicked/i });
  await userEvent.click(button);
  await userEvent.click(button);
  expect(button.textContent).toBe('Clicked 2 times');
});
