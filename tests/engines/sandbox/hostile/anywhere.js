/**
 * Ways out that workers and documents have. Each is called with where it leads: the host, and an
 * address of it. What doesn't exist where it runs, or is refused, throws.
 */
({ tcp, udp }) => {
  // So that none is collected as garbage before it has connected.
  const connections = [];
  globalThis.connections = connections;
  const peer = (urls) => {
    const iceServers = [{ urls, username: 'name', credential: 'word' }];
    const connection = new RTCPeerConnection({ iceServers });
    connections.push(connection);
    connection.createDataChannel('data');
    return connection.createOffer().then((offer) => connection.setLocalDescription(offer));
  };
  return {
    fetch: ({ url }) => fetch(url, { mode: 'no-cors', keepalive: true }),
    'fetch-later': ({ https }) => fetchLater(https, { activateAfter: 0 }),
    xhr({ url }) {
      const request = new XMLHttpRequest();
      request.open('GET', url);
      request.send();
    },
    'web-socket': ({ host }) => new WebSocket(`ws://${host}:${tcp}/`),
    'event-source': ({ url }) => new EventSource(url),
    beacon: ({ url }) => navigator.sendBeacon(url, 'data'),
    'import-scripts': ({ url }) => importScripts(url),
    import: ({ url }) => new Function('url', 'return import(url)')(url),
    'web-transport': ({ host }) => new WebTransport(`https://${host}:${udp}/`).ready,
    stun: ({ host }) => peer(`stun:${host}:${udp}`),
    turn: ({ host }) => peer(`turn:${host}:${udp}?transport=udp`),
    'turn-tcp': ({ host }) => peer(`turn:${host}:${tcp}?transport=tcp`),
    'font-face': ({ url }) => new FontFace('face', `url(${url})`).load(),
    async cache({ url }) {
      const cache = await caches.open('cache');
      await cache.add(new Request(url, { mode: 'no-cors' }));
    },
  };
};
