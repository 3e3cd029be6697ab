import { expect, test } from '@rstest/core';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { TodoList } from '../src/TodoList';

test('adds a todo and clears the field', async () => {
  const user = userEvent.setup();
  render(<TodoList />);

  await user.type(screen.getByLabelText('New todo'), 'Buy milk');
  await user.click(screen.getByRole('button', { name: 'Add' }));

  expect(screen.getByRole('listitem')).toHaveTextContent('Buy milk');
  expect(screen.getByLabelText('New todo')).toHaveValue('');
});

test('ignores spaces', async () => {
  const user = userEvent.setup();
  render(<TodoList />);

  await user.type(screen.getByLabelText('New todo'), '   {Enter}');

  expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
});
