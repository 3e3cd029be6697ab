import { SUMMARY, TOTALS } from './fileOrder.ts';
import type { SetLocation } from './locateInPage.ts';
import { PROJECT_FOLDER } from './normalizeOutput.ts';

interface Failure {
  readonly message: string;
  /** Possible locations, closest first. */
  readonly locations: readonly SetLocation[];
}

/**
 * Parses the failures in the summary of Rstest's readable output. Without a summary, the only failure
 * has the last lines as its message.
 */
export function readFailures(output: string): Failure[] {
  const start = output.indexOf(SUMMARY);
  const [summary = ''] = start < 0 ? [] : output.slice(start).split(TOTALS, 1);
  const parts = summary.split(/^ (?:FAIL {2}|Unhandled Error )/m).slice(1);
  if (parts.length === 0) return [{ message: lastLines(output), locations: [] }];
  return parts.map((part) => {
    const file = /^\S+/.exec(part)?.[0];
    return {
      message: part.replace(/\n{3,}/g, '\n\n').trim(),
      locations: [...frames(part), ...(file === undefined ? [] : [{ path: file }])],
    };
  });
}

/** A line of a stack trace: `    at helper (src/a.ts:1:2)`. */
const FRAME = /^\s+at (?:.*\()?([^\s()]+):(\d+):\d+\)?$/gm;

function frames(text: string): SetLocation[] {
  return [...text.matchAll(FRAME)].map(([, file = '', line]) => ({
    path: file.startsWith(`${PROJECT_FOLDER}/`) ? file.slice(PROJECT_FOLDER.length + 1) : file,
    line: Number(line),
  }));
}

function lastLines(output: string): string {
  return output.trim().split('\n').slice(-20).join('\n').trim() || 'Rstest printed nothing';
}
