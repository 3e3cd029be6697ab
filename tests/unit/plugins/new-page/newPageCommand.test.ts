import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkPages } from '../../../../plugins/content-checks/checkPages.ts';
import { readPages } from '../../../../plugins/content-checks/readPages.ts';
import { newPageCommand } from '../../../../plugins/new-page/newPageCommand.ts';
import { formatProblem } from '../../../../plugins/page-data/problem.ts';

const FIXTURE = path.resolve(import.meta.dirname, '../../../fixtures/translations/docs');
const DESCRIPTION =
  'A page that a test has added to a small site, with all that it needs to be right.';
const CHINESE =
  '测试加入小站点的一个页面，文档头信息齐全，描述也足够长，用来检验写出的文件是否直接通过所有内容检查。';

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'new-page-'));
  cpSync(FIXTURE, path.join(root, 'docs'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const files = () => readdirSync(path.join(root, 'docs'), { recursive: true }).sort();

async function run(args: readonly string[], answers?: string[]) {
  const output: string[] = [];
  const errors: string[] = [];
  const questions: string[] = [];
  const code = await newPageCommand(root, args, {
    print: (line) => output.push(line),
    printError: (line) => errors.push(line),
    ...(answers && {
      ask: async (question) => {
        questions.push(question);
        return answers.shift() ?? '';
      },
    }),
  });
  return { code, output: output.join('\n'), errors, questions };
}

const RIGHT = ['--path', 'guide/third', '--title', 'Third', '--title-zh', '第三页'];

async function problemsOf(route: string): Promise<string[]> {
  const problems = checkPages(await readPages(root)).map(formatProblem);
  return problems.filter((text) => text.includes(`${route}.mdx`));
}

describe('a new page', () => {
  test('stands in both languages and sidebars, and passes the checks but for what is to be written', async () => {
    const { code, output } = await run([
      ...RIGHT,
      '--after=both',
      '--description',
      DESCRIPTION,
      '--description-zh',
      CHINESE,
    ]);
    expect(code).toBe(0);
    expect(read('docs/en/guide/_meta.json')).toBe('["both", "third", "english"]\n');
    // With the English page that the Chinese sidebar lacked.
    expect(read('docs/zh/guide/_meta.json')).toBe('["both", "third", "english"]\n');
    expect(read('docs/zh/guide/third.mdx')).toContain(`title: 第三页\ndescription: ${CHINESE}\n`);
    const unwritten = ['en', 'zh'].flatMap((language) =>
      [6, 10].map(
        (line) => `docs/${language}/guide/third.mdx:${line}: TODO: the text is still to be written`,
      ),
    );
    expect(await problemsOf('third')).toEqual(unwritten);
    expect(output.split('\n').filter((line) => line.includes('TODO'))).toEqual(unwritten);
  });

  test('stands last in its section, and may get its descriptions later', async () => {
    expect((await run(RIGHT)).code).toBe(0);
    expect(read('docs/en/guide/_meta.json')).toBe('["both", "english", "third"]\n');
    expect((await problemsOf('third')).slice(0, 2)).toEqual([
      'docs/en/guide/third.mdx:3: TODO: the text is still to be written',
      'docs/en/guide/third.mdx:6: TODO: the text is still to be written',
    ]);
  });

  test('is asked for, and asked again where the answer won’t do', async () => {
    const answers = ['guide/both', '/guide/third.mdx', '', 'Third', '第三页', '', '', 'both'];
    const { code, errors, questions } = await run([], answers);
    expect(errors).toEqual([
      'new: docs/en/guide/both.mdx is there already',
      'new: a title is needed',
    ]);
    expect(code).toBe(0);
    expect(questions[0]).toBe(questions[1]);
    expect(read('docs/en/guide/third.mdx')).toMatch(/^---\ntitle: Third\n/);
    expect(read('docs/en/guide/_meta.json')).toBe('["both", "third", "english"]\n');
  });
});

describe('nothing is written, and one error says why,', () => {
  const wrong = (field: string, value: string) => {
    const args = [...RIGHT];
    const at = args.indexOf(field);
    if (at === -1) args.push(field, value);
    else args[at + 1] = value;
    return args;
  };

  test.each([
    [
      'a page that exists',
      wrong('--path', 'guide/Both'),
      'docs/en/guide/both.mdx is there already',
    ],
    [
      'a section that does not',
      wrong('--path', 'guid/third'),
      'there is no section /guid/; did you mean /guide/?',
    ],
    [
      'a name that is none',
      wrong('--path', 'guide/th ird'),
      'th ird is no name for a page: use letters and digits, joined by -',
    ],
    [
      'a place that is not there',
      wrong('--after', 'bot'),
      'docs/en/guide/_meta.json has no bot; did you mean both?',
    ],
    [
      'a flag that is none',
      [...RIGHT, '--titel', 'x'],
      'unknown argument --titel; did you mean --title?',
    ],
    ['a flag without value', ['--path', '--title', 'x'], '--path needs a value'],
    [
      'a flag that is missing',
      RIGHT.slice(0, 4),
      '--title-zh is missing; see npm run new -- --help',
    ],
    [
      'a description that is too short',
      wrong('--description', 'Short.'),
      'nothing was written, for the page would have\n  docs/en/guide/third.mdx:3: description: expected 50–160 characters, got 6',
    ],
  ])('for %s', async (_what, args, message) => {
    const before = files();
    const { code, errors } = await run(args);
    expect([code, ...errors]).toEqual([1, `new: ${message}`]);
    expect(files()).toEqual(before);
    expect(read('docs/en/guide/_meta.json')).toBe('["both", "english"]\n');
  });
});

describe('a page of the configuration', () => {
  beforeEach(() => {
    for (const language of ['en', 'zh']) {
      const folder = path.join(root, 'docs', language, 'config/test');
      mkdirSync(folder, { recursive: true });
      cpSync(path.join(FIXTURE, 'zh/guide/_meta.json'), path.join(folder, '_meta.json'));
    }
    // Where the package and the types of Node are found.
    symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'), 'junction');
  });

  test('has the facts of the installed option', async () => {
    const { code, errors } = await newPageOf('config/test/bail');
    expect(errors).toEqual([]);
    expect(code).toBe(0);
    expect(read('docs/zh/config/test/bail.mdx')).toContain(
      "options:\n  - path: bail\n    type: number\n    default: '0'\n    flag: --bail [number]\n    project: false\n",
    );
  });

  test('is about an option that there is', async () => {
    const { code, errors } = await newPageOf('config/test/bial');
    expect(code).toBe(1);
    expect(errors).toEqual([
      expect.stringMatching(
        /^new: the config of @rstest\/core \S+ has no option bial; did you mean bail\?$/,
      ),
    ]);
  });

  async function newPageOf(page: string) {
    const errors: string[] = [];
    const code = await newPageCommand(root, ['--path', page], {
      print: () => {},
      printError: (line) => errors.push(line),
    });
    return { code, errors };
  }
});
