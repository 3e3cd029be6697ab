/** Ways out that only documents have, a DOM that code stands in for included. */
({ realm }) => {
  const add = (tag, attributes, parent = document.body) => {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    parent.append(element);
    return element;
  };
  const html = (text) => {
    const element = add('div', {});
    element.innerHTML = text;
    return element;
  };
  const link = (rel, href, more) => add('link', { rel, href, ...more }, document.head);
  const style = (text) => {
    add('style', {}, document.head).textContent = text;
  };
  const clickNew = (...element) => add(...element).click();
  let frames = 0;
  const newFrame = () => {
    frames += 1;
    const name = `${realm}-${frames}`;
    return { name, frame: add('iframe', { name }) };
  };
  const srcdoc = (text) => add('iframe', { srcdoc: text });

  const elements = {
    image: ({ url }) => add('img', { src: url }),
    'image-object': ({ url }) => {
      new Image().src = url;
    },
    srcset: ({ url }) => add('img', { srcset: `${url} 1x` }),
    picture: ({ url }) => html(`<picture><source srcset="${url}"><img></picture>`),
    'image-input': ({ url }) => add('input', { type: 'image', src: url }),
    'svg-image': ({ url }) => html(`<svg><image href="${url}" width="9" height="9"/></svg>`),
    'svg-filter': ({ url }) => html(`<svg><filter id="f"><feImage href="${url}"/></filter></svg>`),
    background: ({ url }) => html(`<table background="${url}"><tr><td>x</table>`),
    video: ({ url }) => add('video', { src: url, preload: 'auto' }),
    poster: ({ url }) => add('video', { poster: url }),
    audio: ({ url }) => add('audio', { src: url, preload: 'auto' }),
    'audio-object': ({ url }) => new Audio(url).load(),
    source: ({ url }) => html(`<video preload="auto"><source src="${url}"></video>`),
    script: ({ url }) => add('script', { src: url }),
    'module-script': ({ url }) => add('script', { src: url, type: 'module' }),
    object: ({ url }) => add('object', { data: url }),
    embed: ({ url }) => add('embed', { src: url }),
    anchor: ({ url }) => {
      add('a', { href: url }).textContent = 'Text';
    },
    ping: ({ url }) => clickNew('a', { href: '#', ping: url }),
    'area-ping': ({ url }) =>
      html(`<map><area hidden href="#" ping="${url}"></map>`).querySelector('area').click(),
  };
  const styles = {
    stylesheet: ({ url }) => link('stylesheet', url),
    'style-import': ({ url }) => style(`@import url(${url});`),
    'style-background': ({ url }) => add('p', { style: `background: url(${url})` }),
    'style-content': ({ url }) => add('p', { style: `content: url(${url})` }),
    'style-cursor': ({ url }) => add('p', { style: `cursor: url(${url}), auto` }),
    'style-font': ({ url, host }) => {
      style(`@font-face { font-family: "${host}"; src: url(${url}); }`);
      add('p', { style: `font-family: "${host}"` }).textContent = 'Text';
    },
  };
  const hints = {
    preload: ({ url }) => link('preload', url, { as: 'image' }),
    'preload-script': ({ url }) => link('preload', url, { as: 'script' }),
    'preload-fetch': ({ url }) => link('preload', url, { as: 'fetch', crossorigin: '' }),
    'module-preload': ({ url }) => link('modulepreload', url),
    prefetch: ({ url }) => link('prefetch', url),
    preconnect: ({ url }) => link('preconnect', url),
    'dns-prefetch': ({ url }) => link('dns-prefetch', url),
    icon: ({ url }) => link('icon', url),
    manifest: ({ url }) => link('manifest', url),
    speculation: ({ https }) => {
      const rules = { prefetch: [{ urls: [https] }] };
      add('script', { type: 'speculationrules' }).textContent = JSON.stringify(rules);
    },
  };
  const inFrames = {
    frame: ({ url }) => add('iframe', { src: url }),
    'frame-sandbox': ({ url }) => add('iframe', { src: url, sandbox: 'allow-scripts' }),
    'data-frame': ({ url }) => add('iframe', { src: `data:text/html,<img src="${url}">` }),
    'srcdoc-refresh': ({ url }) => srcdoc(`<meta http-equiv="refresh" content="0;url=${url}">`),
    'srcdoc-image': ({ url }) => srcdoc(`<img src="${url}">`),
    'srcdoc-frame': ({ url }) => srcdoc(`<iframe src="${url}"></iframe>`),
    'srcdoc-object': ({ url }) => srcdoc(`<object data="${url}"></object>`),
    'srcdoc-style': ({ url }) => srcdoc(`<link rel="stylesheet" href="${url}">`),
    'srcdoc-preconnect': ({ url }) => srcdoc(`<link rel="preconnect" href="${url}">`),
    'srcdoc-dns': ({ url }) => srcdoc(`<link rel="dns-prefetch" href="${url}">`),
    'frame-location': ({ url }) => {
      newFrame().frame.contentWindow.location = url;
    },
    'frame-replace': ({ url }) => newFrame().frame.contentWindow.location.replace(url),
    'frame-open': ({ url }) => open(url, newFrame().name),
    'frame-link': ({ url }) => clickNew('a', { href: url, target: newFrame().name }),
    'frame-form': ({ url }) =>
      add('form', { action: url, method: 'post', target: newFrame().name }).submit(),
    'frame-button': ({ url }) =>
      clickNew('button', {}, add('form', { action: url, target: newFrame().name })),
  };
  // Last: a page that is no longer in front loads less.
  const windows = {
    open: ({ url }) => open(url),
    'blank-link': ({ url }) => clickNew('a', { href: url, target: '_blank' }),
    'blank-form': ({ url }) => add('form', { action: url, target: '_blank' }).submit(),
  };
  return { ...elements, ...styles, ...hints, ...inFrames, ...windows };
};
