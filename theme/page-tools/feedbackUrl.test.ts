import { expect, test } from 'vitest';
import { feedbackUrl } from './feedbackUrl.ts';

test('the form contains the title and what it’s about, whatever characters they have', () => {
  const url = new URL(feedbackUrl('文档：a & b #1', ['https://rstest.rs/x#y', 'Rstest 0.12.0']));
  expect(url.origin + url.pathname).toBe('https://github.com/web-infra-dev/rstest/issues/new');
  expect(url.searchParams.get('title')).toBe('文档：a & b #1');
  expect(url.searchParams.get('body')).toBe('https://rstest.rs/x#y\nRstest 0.12.0\n\n');
  expect(url.hash).toBe('');
});
