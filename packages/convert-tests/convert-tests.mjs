#!/usr/bin/env node
/**
 * `convert-tests <files>` prints a diff, and notes to the error output. `--write` writes the files
 * instead of a diff: tests in place, and configurations under Rstest's name, next to the old ones.
 * `--keep-globals` keeps global functions. The exit code is 1 if a file can't be converted.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createTwoFilesPatch } from 'diff';
import { register } from 'tsx/esm/api';

const GUIDES = 'https://rstest.rs/guide/migration/';

register();
const { ConvertError, convert } = await import('./src/index.ts');

const USAGE = 'usage: convert-tests [--write] [--keep-globals] <files>';

const { values, positionals } = readArguments();
if (values.help) process.stdout.write(`${USAGE}\n`);
else if (positionals.length === 0) fail(USAGE);
else for (const file of positionals) await convertFile(file);

function readArguments() {
  const options = {
    write: { type: 'boolean' },
    'keep-globals': { type: 'boolean' },
    help: { type: 'boolean', short: 'h' },
  };
  try {
    return parseArgs({ allowPositionals: true, options });
  } catch (error) {
    fail(error.message);
    return { values: {}, positionals: [] };
  }
}

async function convertFile(file) {
  const code = await readFile(file, 'utf8').catch((error) => fail(error.message));
  if (code === undefined) return;
  try {
    const globals = values['keep-globals'] ? 'keep' : undefined;
    const name = file.replaceAll(path.sep, '/');
    const converted = convert({ path: name, code, globals });
    for (const { line, column, level, rule } of converted.notes) {
      if (level === 'change') continue;
      console.error(
        `${file}:${line}:${column}: ${level}: ${rule.name}, see ${GUIDES}${rule.section}`,
      );
    }
    if (values.write) await writeFile(converted.path, converted.code);
    else process.stdout.write(createTwoFilesPatch(name, converted.path, code, converted.code));
  } catch (error) {
    if (!(error instanceof ConvertError)) throw error;
    fail(`${file}: ${error.message}`);
  }
}

function fail(message) {
  console.error(message);
  process.exitCode = 1;
}
