/** Ways to leave a document. Code may be gone after one, so they come last. */
() => {
  const add = (tag, attributes, parent = document.body) => {
    const element = Object.assign(document.createElement(tag), attributes);
    parent.append(element);
    return element;
  };
  return {
    'leave-by-form': ({ url }) => add('form', { action: url }).submit(),
    'leave-by-link': ({ url }) => add('a', { href: url }).click(),
    'leave-by-link-to-top': ({ url }) => add('a', { href: url, target: '_top' }).click(),
    'leave-by-refresh': ({ url }) =>
      add('meta', { httpEquiv: 'refresh', content: `0;url=${url}` }, document.head),
    'leave-by-open': ({ url }) => open(url, '_self'),
    'leave-by-top': ({ url }) => {
      top.location = url;
    },
    'leave-by-replace': ({ url }) => location.replace(url),
    'leave-by-location': ({ url }) => {
      location.href = url;
    },
  };
};
