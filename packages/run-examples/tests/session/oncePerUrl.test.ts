import { expect, test } from 'vitest';
import { oncePerUrl } from '../../src/session/oncePerUrl.ts';

const loadText = async () => '';

/** A loader whose requests a test resolves or rejects, in the order in which they were made. */
function requests() {
  const made: { resolve: (text: string) => void; reject: (error: Error) => void }[] = [];
  const load = oncePerUrl<string>(
    () => new Promise((resolve, reject) => made.push({ resolve, reject })),
  );
  return { made, load: (url: string) => load(url, loadText) };
}

test('loads each URL once', async () => {
  const { made, load } = requests();
  const both = [load('/a.js'), load('/a.js')];
  made[0]?.resolve('a');
  expect(await Promise.all([...both, load('/a.js')])).toEqual(['a', 'a', 'a']);
  expect(made).toHaveLength(1);
});

test('keeps what had loaded before a failure', async () => {
  const { made, load } = requests();
  const kept = load('/a.js');
  made[0]?.resolve('a');
  await kept;
  const failed = load('/b.js');
  made[1]?.reject(new Error('offline'));
  await expect(failed).rejects.toThrow('offline');
  expect(await load('/a.js')).toBe('a');
  expect(made).toHaveLength(2);
});
