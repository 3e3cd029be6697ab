import { expect, rs, test } from '@rstest/core';
import { invite } from '../src/invite';
import { mailer } from '../src/mailer';

test('sends one email to each address', async () => {
  const send = rs.spyOn(mailer, 'send').mockResolvedValue('ok');

  expect(await invite(['ada@example.org', 'alan@example.org'])).toBe(2);

  expect(send).toHaveBeenCalledTimes(2);
  expect(send).toHaveBeenNthCalledWith(1, 'ada@example.org', 'Join us!');
});

test('reports each email that was sent', async () => {
  rs.spyOn(mailer, 'send').mockResolvedValue('ok');
  const onSent = rs.fn();

  await invite(['ada@example.org'], onSent);

  expect(onSent.mock.calls).toEqual([['ada@example.org']]);
});

test('stops at the first failure', async () => {
  rs.spyOn(mailer, 'send').mockRejectedValueOnce(new Error('Mailbox full'));
  await expect(invite(['ada@example.org'])).rejects.toThrow('Mailbox full');
});
