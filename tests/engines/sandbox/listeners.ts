import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** Ports on all addresses of the machine. */
export interface Listeners {
  readonly tcp: number;
  readonly udp: number;
  readonly close: () => Promise<void>;
}

const EMPTY_PAGE = [
  'HTTP/1.1 200 OK',
  'Content-Type: text/html; charset=utf-8',
  'Content-Length: 0',
  'Connection: close',
  '\r\n',
].join('\r\n');

/**
 * Calls `onContact` with `tcp ADDRESS` for each connection, the address being the one that was
 * dialed, and with `udp ADDRESS` for each datagram, the address being its sender's. Who connects
 * gets an empty page, so that no client tries again; a datagram isn't answered.
 */
export async function startListeners(onContact: (contact: string) => void): Promise<Listeners> {
  const sockets = new Set<Socket>();
  const streams = createServer((socket) => {
    onContact(`tcp ${socket.localAddress}`);
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    // A client that hangs up is none of our business.
    socket.on('error', () => {});
    socket.once('data', () => socket.end(EMPTY_PAGE));
  });
  const datagrams = createSocket('udp4', (_message, { address }) => onContact(`udp ${address}`));
  streams.listen(0, '0.0.0.0');
  datagrams.bind(0);
  await Promise.all([once(streams, 'listening'), once(datagrams, 'listening')]);
  return {
    tcp: (streams.address() as AddressInfo).port,
    udp: datagrams.address().port,
    async close() {
      const closed = Promise.all([once(streams, 'close'), once(datagrams, 'close')]);
      streams.close();
      datagrams.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
