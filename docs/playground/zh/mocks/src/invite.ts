import { mailer } from './mailer';

export async function invite(
  addresses: readonly string[],
  onSent: (address: string) => void = () => {},
): Promise<number> {
  let sent = 0;
  for (const address of addresses) {
    await mailer.send(address, 'Join us!');
    onSent(address);
    sent += 1;
  }
  return sent;
}
