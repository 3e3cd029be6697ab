import { expect, test } from 'vitest';
import { hasOwnCode } from '../../../../plugins/own-entries/hasOwnCode.ts';

const page = (body: string) => `---\ntitle: Import\n---\n\n${body}\n`;

test.each([
  ['a text', page('Import what you need.'), false],
  ['code of an example', page('```ts\nimport { test } from "@rstest/core";\n```'), false],
  ['code in a longer fence', page('````md\n```ts\n```\nimport a from "a";\n````'), false],
  ['a component', page("import { Popups } from './Popups';\n\n<Popups />"), true],
  ['a component behind an example', page('```sh\nls\n```\n\nexport const a = 1;'), true],
  ['lines ended as on Windows', page("import a from 'a';").replaceAll('\n', '\r\n'), true],
])('%s', (_, source, own) => {
  expect(hasOwnCode(source)).toBe(own);
});
