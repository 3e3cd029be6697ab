/**
 * Attempts of hostile code to reach something outside of the sandbox, as bodies of functions: an attempt
 * that's blocked throws. `at` returns a URL, in turn of the site and of a server that isn't the site's.
 */
export const ATTEMPTS: Readonly<Record<string, string>> = {
  fetch: `return (await fetch(at('/fetch'))).status;`,
  dataFetch: `return (await fetch('data:,x')).status;`,
  beacon: `return navigator.sendBeacon(at('/beacon'), 'x');`,
  request: `const r = new XMLHttpRequest(); r.open('GET', at('/xhr'), false); r.send();
    if (r.status) return r.status; throw 'no answer';`,
  socket: `return await new Promise((yes, no) => {
    const s = new WebSocket(at('/socket').replace('http', 'ws')); s.onopen = yes; s.onclose = no;
    s.onerror = no; });`,
  socketStream: `return await new WebSocketStream(at('/stream').replace('http', 'ws')).opened;`,
  events: `return await new Promise((yes, no) => {
    const s = new EventSource(at('/events')); s.onopen = yes; s.onerror = no; });`,
  transport: `const t = new WebTransport(at('/').replace('http:', 'https:'));
    await t.ready; return 'open';`,
  peers: `const p = new RTCPeerConnection({ iceServers: [{ urls: 'stun:127.0.0.1:' + port }] });
    p.createDataChannel('x'); await p.setLocalDescription(); await wait(500); return 'made';`,
  importModule: `return await new Function('u', 'return import(u)')(at('/index.html'));`,
  importData: `return await new Function('u', 'return import(u)')('data:text/javascript,');`,
  importScripts: `importScripts(at('/static/script.js')); return 'loaded';`,
  compile: `return await WebAssembly.compileStreaming(fetch(at('/code.wasm')));`,
  font: `return await new FontFace('x', 'url(' + at('/font.woff2') + ')').load();`,
  foreignWorker: `return await new Promise((yes, no) => {
    const w = new Worker(at('/static/js/worker.js')); w.onmessage = yes; w.onerror = no; });`,
  moduleWorker: `return await new Promise((yes, no) => {
    const w = new Worker(at('/static/js/worker.js'), { type: 'module' });
    w.onmessage = yes; w.onerror = no; });`,
  sharedWorker: `return await new Promise((yes, no) => {
    const w = new SharedWorker(at('/static/js/worker.js')); w.port.onmessage = yes; w.onerror = no; });`,
  serviceWorker: `return await navigator.serviceWorker.register(at('/sw.js'));`,
  database: `return await new Promise((yes, no) => {
    const r = indexedDB.open('site'); r.onsuccess = yes; r.onerror = no; });`,
  caches: `return (await caches.keys()).length;`,
  files: `return await navigator.storage.getDirectory();`,
  locks: `return await navigator.locks.query();`,
  channel: `const c = new BroadcastChannel('site'); return await new Promise((yes, no) => {
    c.onmessage = yes; c.postMessage('hello'); setTimeout(no, 300); });`,
  cookies: `return await cookieStore.getAll();`,
  devices: `return await navigator.usb.getDevices();`,
  notification: `if (Notification.permission === 'granted') return 1; throw Notification.permission;`,
};

/** The attempts with a virtual DOM, which offers some APIs, but without the site's data or any requests. */
export const DOM_ATTEMPTS: Readonly<Record<string, string>> = {
  ...ATTEMPTS,
  beacon: `navigator.sendBeacon(at('/beacon'), 'x'); await wait(200); throw 'nothing sent';`,
  cookies: `const all = await cookieStore.getAll();
    if (all.some(({ name }) => name === 'secret')) return 1; throw 'none of the site';`,
  cookie: `if (document.cookie.includes('secret')) return document.cookie; throw 'not the site’s';`,
  storage: `if (localStorage.getItem('secret') !== null) return 1; throw 'nothing of the site';`,
  parent: `if (parent === globalThis && top === globalThis) throw 'alone'; return 'somebody';`,
  popup: `const w = open(at('/popup')); await wait(200);
    if (w?.document.title) return w.document.title; throw 'nothing loaded';`,
  navigation: `location.href = at('/navigation'); await wait(200);
    if (document.title) return document.title; throw 'nothing loaded';`,
  form: `document.body.innerHTML = '<form method="post" action="' + at('/form') + '"></form>';
    document.forms[0].submit(); await wait(200); throw 'nothing sent';`,
  link: `document.body.innerHTML = '<a target="_top" href="' + at('/link') + '">x</a>';
    document.querySelector('a').click(); await wait(200); throw 'nothing loaded';`,
  image: `return await new Promise((yes, no) => {
    const i = new Image(); i.onload = yes; i.onerror = no; i.src = at('/image.png'); wait(200).then(no); });`,
  script: `return await new Promise((yes, no) => { const s = document.createElement('script');
    s.onload = yes; s.onerror = no; s.src = at('/static/script.js'); document.head.append(s); });`,
  style: `return await new Promise((yes, no) => { const l = document.createElement('link');
    l.rel = 'stylesheet'; l.onload = yes; l.onerror = no; l.href = at('/style.css');
    document.head.append(l); });`,
  frame: `return await new Promise((yes, no) => { const f = document.createElement('iframe');
    f.onload = () => (f.contentDocument?.title ? yes(1) : no()); f.onerror = no;
    f.src = at('/frame'); document.body.append(f); setTimeout(no, 300); });`,
  frameDocument: `const f = document.createElement('iframe');
    f.srcdoc = '<script>top.hacked = typeof RTCPeerConnection<' + '/script>';
    document.body.append(f); await wait(300);
    if (globalThis.hacked) return globalThis.hacked; throw 'not run';`,
};

/**
 * Code with a function `makeAttempts`, which makes each attempt once per host, and returns the names and
 * results of those that weren't blocked. `port` is that of the server that isn't the site's.
 */
export function attemptsCode(
  attempts: Readonly<Record<string, string>>,
  hosts: readonly string[],
  port: number,
): string {
  const bodies = Object.entries(attempts).map(
    ([name, body]) => `${name}: async () => { ${body} },`,
  );
  return `
    const hosts = ${JSON.stringify(hosts)};
    const port = ${port};
    const at = (path) => hosts[0] + path;
    const wait = (ms) => new Promise((done) => setTimeout(done, ms));
    const attempts = { ${bodies.join('\n')} };
    async function makeAttempts() {
      const successes = [];
      for (const [name, attempt] of Object.entries(attempts)) {
        for (const turn of hosts) {
          hosts.reverse();
          const late = wait(1500).then(() => { throw 'no answer'; });
          late.catch(() => {});
          try { successes.push(name + ': ' + String(await Promise.race([attempt(), late]))); } catch {}
        }
      }
      return successes;
    }`;
}
