/**
 * Ways to start code in a worker or frame of one's own. Each is called with a function that gives
 * the code: it gets the source of a function that posts, and the code calls that with `begun` and,
 * in the end, with what it has to report. Gives the report; nothing if the code was kept from
 * starting.
 */
({ framePage }) => {
  const blobUrl = (text, type = 'text/javascript') =>
    URL.createObjectURL(new Blob([text], { type }));

  /** A refused start is mostly silent, so what doesn't begin within `patience` counts as refused. */
  const reportFrom = (target, patience = 2000) =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, patience);
      target.addEventListener('error', () => resolve());
      target.addEventListener('message', ({ data }) => {
        if (data?.begun) clearTimeout(timer);
        if (data?.report) resolve(data.report);
      });
    });

  const fromWorker = (url, options, patience) => reportFrom(new Worker(url, options), patience);

  const toParent = '((data) => globalThis.parent?.postMessage(data, "*"))';
  const fromFrame = (attributes, fill) => {
    const frame = document.createElement('iframe');
    for (const [name, value] of Object.entries(attributes)) frame.setAttribute(name, value);
    const messages = new EventTarget();
    addEventListener('message', ({ source, data }) => {
      if (source === frame.contentWindow) {
        messages.dispatchEvent(new MessageEvent('message', { data }));
      }
    });
    const report = reportFrom(messages);
    document.body.append(frame);
    fill?.(frame);
    return report;
  };
  const page = (code) => `<body><script>${code}</script>`;

  return {
    // Allowed in most places, so that it's worth waiting for on a busy machine.
    worker: (code) => fromWorker(blobUrl(code('postMessage')), {}, 8000),
    'module-worker': (code) => fromWorker(blobUrl(code('postMessage')), { type: 'module' }),
    'data-worker': (code) =>
      fromWorker(`data:text/javascript,${encodeURIComponent(code('postMessage'))}`),
    'shared-worker'(code) {
      const posting = code('((data) => port.postMessage(data))');
      const { port } = new SharedWorker(blobUrl(`onconnect = ({ ports: [port] }) => {${posting}}`));
      port.start();
      return reportFrom(port);
    },
    'empty-frame': (code) => fromFrame({}, (frame) => frame.contentWindow.eval(code(toParent))),
    srcdoc: (code) => fromFrame({ srcdoc: page(code(toParent)) }),
    'srcdoc-blob': (code) =>
      fromFrame({ srcdoc: `<body><script src="${blobUrl(code(toParent))}"></script>` }),
    'blob-frame': (code) => fromFrame({ src: blobUrl(page(code(toParent)), 'text/html') }),
    'data-frame': (code) =>
      fromFrame({ src: `data:text/html,${encodeURIComponent(page(code(toParent)))}` }),
    'script-url': (code) => fromFrame({ src: `javascript:${encodeURIComponent(code(toParent))}` }),
    // The sandbox's own page: its policy lets its script run, and that may run what it's given.
    'sandbox-frame': (code) =>
      fromFrame({ srcdoc: framePage, sandbox: 'allow-scripts' }, (frame) => {
        frame.addEventListener('load', () => {
          const { port1: port, port2 } = new MessageChannel();
          port.onmessage = () => {
            for (const [id, kind] of ['document', 'worker', 'start'].entries()) {
              port.postMessage({ kind, id }, [new MessageChannel().port1]);
            }
          };
          const script = new Blob([code(toParent)], { type: 'text/javascript' });
          const setup = { relay: script, runtime: script, dom: script, inside: script };
          frame.contentWindow.postMessage(setup, '*', [port2]);
        });
      }),
  };
};
