import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { decode, encode, type Packet, streamDecode, streamEncode } from 'dns-packet';

const PORT = 53;

export interface DnsServer {
  readonly close: () => Promise<void>;
}

/**
 * A name server on this machine, over UDP and TCP, that knows one address for every name. Tells of
 * each name that is asked for. Rejects where the port isn't free or not allowed.
 */
export async function startDnsServer(
  address: string,
  onName: (name: string) => void,
): Promise<DnsServer> {
  const reply = (query: Packet) => {
    for (const { name } of query.questions ?? []) onName(name.toLowerCase());
    return answerTo(query, address);
  };

  const datagrams = createSocket('udp4', (message, { port, address: asker }) => {
    datagrams.send(encode(reply(decode(message))), port, asker);
  });
  const streams = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', (message) =>
      socket.end(streamEncode(reply(streamDecode(message) as Packet))),
    );
  });
  datagrams.bind(PORT);
  streams.listen(PORT);
  await Promise.all([once(datagrams, 'listening'), once(streams, 'listening')]);
  return {
    async close() {
      datagrams.close();
      streams.close();
      await Promise.all([once(datagrams, 'close'), once(streams, 'close')]);
    },
  };
}

/** Other records than IPv4 addresses are said not to exist. */
function answerTo({ id, questions = [] }: Packet, address: string): Packet {
  return {
    type: 'response',
    id,
    questions,
    answers: questions.flatMap(({ name, type }) =>
      type === 'A' ? [{ type, name, ttl: 60, data: address }] : [],
    ),
  };
}
