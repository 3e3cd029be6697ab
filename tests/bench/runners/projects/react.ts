import { numberedFiles, type Project } from './project.ts';

/** Components that Testing Library renders and clicks in jsdom. */
export function react(testFiles: number): Project {
  const project = numberedFiles(testFiles, (n, testModule) => ({
    [`src/List${n}.tsx`]: sourceOf(n),
    [`test/List${n}.test.tsx`]: testOf(n, testModule),
  }));
  return { ...project, react: true };
}

function sourceOf(n: number): string {
  return `import { useState } from 'react';

export function List${n}({ items }: { items: readonly string[] }) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  return (
    <section aria-label="List ${n}">
      <p role="status">{chosen.length} of {items.length}</p>
      <ul>
        {items.map((item) => (
          <li key={item}>
            <button type="button" onClick={() => setChosen([...chosen, item])}>
              {item}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
`;
}

function testOf(n: number, testModule: string): string {
  return `import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from '${testModule}';
import { List${n} } from '../src/List${n}';

const items = Array.from({ length: 20 }, (_, index) => 'item ' + index);

beforeEach(() => {
  render(<List${n} items={items} />);
});
afterEach(cleanup);

test('has a name', () => {
  expect(screen.getByRole('region', { name: 'List ${n}' })).toBeTruthy();
});
test('shows all items', () => {
  expect(screen.getAllByRole('listitem')).toHaveLength(20);
});
test('counts clicks', () => {
  fireEvent.click(screen.getByText('item 3'));
  fireEvent.click(screen.getByText('item 4'));
  expect(screen.getByRole('status').textContent).toBe('2 of 20');
});
`;
}
