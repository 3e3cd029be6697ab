import type { ShikiTransformer } from 'shiki';
import { markedLines, outputCommand, tokenClass } from './classNames.ts';
import { runProperties } from './runMarks.ts';
import { terminalSpans } from './terminalSpans.ts';

/** Tokens by class instead of inline colour, and no colours on the block itself. */
function tokenClasses(): ShikiTransformer {
  return {
    name: 'token-classes',
    span(span) {
      const className = tokenClass(String(span.properties.style ?? ''));
      span.properties = className === undefined ? {} : { class: className };
    },
    pre(pre) {
      const { style, class: _class, tabindex, ...rest } = pre.properties;
      pre.properties = rest;
    },
  };
}

/** Tokens without a class need no element: their text joins the line. */
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

function markLines(): ShikiTransformer {
  return {
    name: 'mark-lines',
    line(line, number) {
      const meta = this.options.meta?.__raw ?? '';
      if (markedLines(meta).has(number)) line.properties['data-marked'] = '';
    },
  };
}

/** Output of the runner: its command goes to the block, its lines get a terminal's colours. */
function terminalOutput(): ShikiTransformer {
  return {
    name: 'terminal-output',
    pre(pre) {
      const command = outputCommand(this.options.meta?.__raw ?? '');
      if (command !== undefined) pre.properties['data-command'] = command;
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

/** Says on a block which example it belongs to, for the buttons that run it. */
function runMarks(): ShikiTransformer {
  return {
    name: 'run-marks',
    pre(pre) {
      Object.assign(pre.properties, runProperties(this.options.meta?.__raw ?? ''));
    },
  };
}

/** Shiki leaves the rest of a line plain that takes half a second: on a busy machine, any line. */
export const NO_LIMIT = 0;

export const TRANSFORMERS: ShikiTransformer[] = [
  tokenClasses(),
  fewerSpans(),
  markLines(),
  terminalOutput(),
  runMarks(),
];
