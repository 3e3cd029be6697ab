import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkPages } from '../../checks/pages/checkPages.ts';
import { FACTS_FILE } from '../../content/facts/facts.ts';
import { formatProblem } from '../../content/problem.ts';
import { readPages } from '../../content/readPages.ts';
import { newPageCommand } from './newPageCommand.ts';

const FIXTURE = path.resolve(import.meta.dirname, '../../tests/fixtures/translations/docs');
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
  test('is in both languages and sidebars, and passes the checks except for what still has to be written', async () => {
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
    // Including the English page that was missing in the Chinese sidebar.
    expect(read('docs/zh/guide/_meta.json')).toBe('["both", "third", "english"]\n');
    expect(read('docs/zh/guide/third.mdx')).toContain(`title: 第三页\ndescription: ${CHINESE}\n`);
    const unwritten = ['en', 'zh'].flatMap((language) => [
      `docs/${language}/guide/third.mdx:1: TODO: searchPhrases.page: 4–10 phrases by which readers ask for the page, got 0`,
      `docs/${language}/guide/third.mdx:6: TODO: this text still has to be written`,
      `docs/${language}/guide/third.mdx:10: TODO: this text still has to be written`,
    ]);
    expect(await problemsOf('third')).toEqual(unwritten);
    expect(
      output
        .split('\n')
        .filter((line) => line.includes('TODO'))
        .sort(),
    ).toEqual([...unwritten].sort());
  });

  test('prompts for fields, and again after an invalid answer', async () => {
    const answers = ['guide/both', '/guide/third.mdx', '', 'Third', '第三页', '', '', 'both'];
    const { code, errors, questions } = await run([], answers);
    expect(errors).toEqual([
      'new: docs/en/guide/both.mdx already exists',
      'new: a title is needed',
    ]);
    expect(code).toBe(0);
    expect(questions[0]).toBe(questions[1]);
    expect(read('docs/en/guide/third.mdx')).toMatch(/^---\ntitle: Third\n/);
    expect(read('docs/en/guide/_meta.json')).toBe('["both", "third", "english"]\n');
  });
});

describe('nothing is written, and one error explains why,', () => {
  const wrong = (field: string, value: string) => {
    const args = [...RIGHT];
    const at = args.indexOf(field);
    if (at === -1) args.push(field, value);
    else args[at + 1] = value;
    return args;
  };

  test.each([
    ['a page that exists', wrong('--path', 'guide/Both'), 'docs/en/guide/both.mdx already exists'],
    [
      'a name that is none',
      wrong('--path', 'guide/th ird'),
      'th ird is not a valid page name: use letters and digits, separated by -',
    ],
    [
      'a flag that is none',
      [...RIGHT, '--titel', 'x'],
      'unknown argument --titel; did you mean --title?',
    ],
    [
      'a description that is too short',
      wrong('--description', 'Short.'),
      'nothing was written, because the page would have these problems:\n  docs/en/guide/third.mdx:3: description: expected 50–160 characters, got 6',
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
    cpSync(FACTS_FILE, path.join(root, FACTS_FILE));
  });

  test('has the facts of the installed option', async () => {
    const { code, errors } = await newPageOf('config/test/bail');
    expect(errors).toEqual([]);
    expect(code).toBe(0);
    expect(read('docs/zh/config/test/bail.mdx')).toContain('options:\n  - bail\n');
  });

  test('requires an existing option', async () => {
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
