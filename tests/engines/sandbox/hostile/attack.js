/**
 * Tries all ways out of the realm it runs in, then starts itself in each realm that it can make,
 * and so on down to the depth `deepest`.
 *
 * Each way is tried at a host name and at an IP address that say which one it is:
 * `ATTEMPT.REALM.ZONE` has to be looked up, `198.18.DEPTH.NUMBER` is dialed at once.
 * Gives the attempts of each realm, their numbers by name; the realm `top.worker.srcdoc` is a frame
 * within a worker within the first one.
 */
(config, source, { anywhere, inDocument, leaving, realms }) => {
  const { zone, tcp, realm, depth, deepest, only, except = [] } = config;
  /** Those that may work more than one level down. */
  const DEEPER = ['worker', 'srcdoc', 'sandbox-frame'];
  const isDocument = typeof document === 'object';
  const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

  const toLeave = isDocument ? leaving() : {};
  const attempts = Object.entries({
    ...anywhere(config),
    ...(isDocument && inDocument(config)),
    ...toLeave,
  })
    .map(([name, run], index) => ({ name, run, number: index + 1 }))
    .filter(({ name }) => (only?.includes(name) ?? true) && !except.includes(name));

  const attemptAt = async (run, host) => {
    try {
      const url = `http://${host}:${tcp}/`;
      await Promise.race([run({ host, url, https: url.replace('http', 'https') }), wait(500)]);
    } catch {
      // Refused, or there is no such thing here.
    }
  };
  const hostsOf = ({ name, number }) => [`${name}.${realm}.${zone}`, `198.18.${depth}.${number}`];

  const start = async ([kind, run]) => {
    const within = { ...config, realm: `${realm}.${kind}`, depth: depth + 1 };
    const code = (post) =>
      [
        `${post}({ begun: true });`,
        `const source = ${JSON.stringify(source)};`,
        `globalThis.eval(source)(${JSON.stringify(within)}, source)`,
        `.then((report) => ${post}({ report }));`,
      ]
        .join('')
        // It may be part of HTML.
        .replaceAll('<', '\\x3c');
    try {
      return await run(code);
    } catch {
      return undefined;
    }
  };

  return (async () => {
    const made = attempts
      .filter(({ name }) => !(name in toLeave))
      .flatMap((attempt) => hostsOf(attempt).map((host) => attemptAt(attempt.run, host)));
    const kinds = Object.entries(realms(config)).filter(
      ([kind]) => depth < deepest && (depth === 0 || DEEPER.includes(kind)),
    );
    const reports = await Promise.all(kinds.map(start));
    await Promise.all(made);
    // So that leaving, or the end, doesn't cut off what has begun.
    await wait(500);
    for (const attempt of attempts.filter(({ name }) => name in toLeave)) {
      for (const host of hostsOf(attempt)) {
        await attemptAt(attempt.run, host);
        // Leaving for the next would end leaving for this one.
        await wait(50);
      }
    }
    const numbers = Object.fromEntries(attempts.map(({ name, number }) => [name, number]));
    return Object.assign({ [realm]: numbers }, ...reports);
  })();
};
