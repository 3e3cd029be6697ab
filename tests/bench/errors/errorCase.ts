/** A broken project, and where its output should lead. */
export interface ErrorCase {
  readonly name: string;
  readonly files: Readonly<Record<string, string>>;
  /** Sections that explain what happens: path without language, and ID. The first is the best. */
  readonly sections: readonly string[];
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

type Options = Partial<Pick<ErrorCase, 'files' | 'args' | 'env'>> & {
  /** The content of the configuration file, between its braces. */
  readonly config?: string;
};

const PAGE = '/guide/advanced/troubleshooting';

/** A section of the troubleshooting page, or of the page before `#`. */
function sectionUrl(section: string): string {
  return section.startsWith('/') ? section : `${PAGE}#${section}`;
}

/** A project with the test file `src/shop.test.ts`, which imports the test API, and a `package.json`. */
export function testCase(
  name: string,
  section: string | readonly string[],
  code: string,
  { config, files, ...rest }: Options = {},
): ErrorCase {
  const sections = [section].flat().map(sectionUrl);
  const head = `import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFailed, onTestFinished, rs, test } from '@rstest/core';\n`;
  return {
    name,
    sections,
    files: {
      'package.json': '{ "name": "shop", "type": "module" }',
      'src/shop.test.ts': `${head}${code}\n`,
      ...(config !== undefined && { 'rstest.config.mjs': `export default { ${config} };\n` }),
      ...files,
    },
    ...rest,
  };
}
