/**
 * Preloaded with `--import`: whenever a parser of YAML or Markdown is called, in any thread, appends its
 * name and its input to the file in `PARSES`, as a line of JSON.
 */
import { appendFileSync } from 'node:fs';
import { createRequire, register } from 'node:module';

const PARSERS = [
  {
    name: 'Markdown',
    file: '/mdast-util-from-markdown/lib/index.js',
    signature: 'function fromMarkdown(value, encoding, options) {',
    input: 'value',
  },
  {
    // The parser of Rspress, a copy of gray-matter.
    name: 'YAML',
    file: '/@rspress/shared/dist/gray-matter.js',
    signature: 'function safeLoad(input, options) {',
    input: 'input',
  },
];

if (!import.meta.url.endsWith('?hooks')) {
  register(`${import.meta.url}?hooks`);
  globalThis.recordParse = (name, input) =>
    appendFileSync(process.env.PARSES, `${JSON.stringify({ name, input: String(input) })}\n`);
  // The parser that content/ uses. The package is CommonJS, so its exports can be replaced.
  const yaml = createRequire(import.meta.url)('yaml');
  const { parseDocument } = yaml;
  yaml.parseDocument = (source, options) => {
    recordParse('YAML', source);
    return parseDocument(source, options);
  };
}

/** Called by Node.js for each module: adds a call of `recordParse` to the parsers. */
export async function load(url, context, next) {
  const loaded = await next(url, context);
  const parser = PARSERS.find(({ file }) => url.endsWith(file));
  if (!parser) return loaded;
  const { name, signature, input } = parser;
  const source = String(loaded.source);
  if (!source.includes(signature)) throw new Error(`${url} doesn't have ${signature}`);
  return { ...loaded, source: source.replace(signature, `$& recordParse('${name}', ${input});`) };
}
