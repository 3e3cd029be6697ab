import type { ShikiTransformer } from 'shiki';
import { exitCode, highlightClass, markedLines, outputCommand, promptLines } from './classNames.ts';
import { runProperties } from './runMarks.ts';
import { terminalSpans } from './terminalSpans.ts';

/** Replaces inline colors with classes and removes the colors of the block itself. */
function tokenClasses(): ShikiTransformer {
  return {
    name: 'token-classes',
    span(span) {
      const className = highlightClass(String(span.properties.style ?? ''));
      span.properties = className === undefined ? {} : { class: className };
    },
    pre(pre) {
      const { style, class: _class, tabindex, ...rest } = pre.properties;
      pre.properties = rest;
    },
  };
}

/** Unwraps tokens without a class: their text needs no element. */
function fewerSpans(): ShikiTransformer {
  return {
    name: 'fewer-spans',
    line(line) {
      line.children = line.children.flatMap((child) =>
        child.type === 'element' && !child.properties.class ? child.children : [child],
      );
    },
  };
}

/** Marks the lines that the fence names. */
function markLines(): ShikiTransformer {
  return {
    name: 'mark-lines',
    line(line, number) {
      const meta = this.options.meta?.__raw ?? '';
      if (markedLines(meta).has(number)) line.properties['data-marked'] = '';
    },
  };
}

/** Marks the lines of a shell block before which the styles show a prompt. */
function prompts(): ShikiTransformer {
  return {
    name: 'prompts',
    line(line, number) {
      if (this.options.lang !== 'bash') return;
      if (promptLines(this.source).has(number)) line.properties['data-prompt'] = '';
    },
  };
}

/**
 * Adds the command and its exit code to a block with the runner's output, and a terminal's colors to
 * its lines.
 */
function terminalOutput(): ShikiTransformer {
  return {
    name: 'terminal-output',
    pre(pre) {
      const meta = this.options.meta?.__raw ?? '';
      const command = outputCommand(meta);
      if (command === undefined) return;
      pre.properties['data-command'] = command;
      pre.properties['data-exit'] = exitCode(meta);
    },
    line(line, number) {
      if (outputCommand(this.options.meta?.__raw ?? '') === undefined) return;
      const text = this.source.split('\n')[number - 1] ?? '';
      line.children = terminalSpans(text).map(({ text: value, className }) =>
        className === undefined
          ? { type: 'text', value }
          : {
              type: 'element',
              tagName: 'span',
              properties: { class: className },
              children: [{ type: 'text', value }],
            },
      );
    },
  };
}

/** Adds the ID of its example to a block, for the run button. */
function runMarks(): ShikiTransformer {
  return {
    name: 'run-marks',
    pre(pre) {
      Object.assign(pre.properties, runProperties(this.options.meta?.__raw ?? ''));
    },
  };
}

/** Disables Shiki's limit of half a second per line, which any line can exceed on a busy machine. */
export const NO_LIMIT = 0;

export const TRANSFORMERS: ShikiTransformer[] = [
  tokenClasses(),
  fewerSpans(),
  markLines(),
  prompts(),
  terminalOutput(),
  runMarks(),
];
