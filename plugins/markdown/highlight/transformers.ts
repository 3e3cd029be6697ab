import type { ShikiTransformer } from 'shiki';
import { exitCode, markedLines, outputCommand, runProperties } from './blockMeta.ts';
import { terminalSpans } from './terminalSpans.ts';

/**
 * The class that replaces a token's inline color, which the Content-Security-Policy would block and
 * which is much longer: `color:var(--shiki-token-keyword)` becomes `hl-keyword`.
 */
export function highlightClass(style: string): string | undefined {
  const [, token] = /--shiki-token-([a-z-]+)/.exec(style) ?? [];
  return token === undefined ? undefined : `hl-${token}`;
}

/** Replaces inline colors with classes, and removes the style, class, and tab index of the block. */
function tokenClasses(): ShikiTransformer {
  return {
    name: 'token-classes',
    span(span) {
      const className = highlightClass(String(span.properties.style ?? ''));
      span.properties = className === undefined ? {} : { class: className };
    },
    pre(pre) {
      const { style, class: _class, tabindex, ...properties } = pre.properties;
      pre.properties = properties;
    },
  };
}

/** Replaces tokens without a class with their text, which needs no element. */
function unwrapPlainTokens(): ShikiTransformer {
  return {
    name: 'unwrap-plain-tokens',
    line(line) {
      line.children = line.children.flatMap((child) =>
        child.type === 'element' && !child.properties.class ? child.children : [child],
      );
    },
  };
}

/** Marks the lines that are listed in the fence. */
function markLines(): ShikiTransformer {
  return {
    name: 'mark-lines',
    line(line, number) {
      const meta = this.options.meta?.__raw ?? '';
      if (markedLines(meta).has(number)) line.properties['data-marked'] = '';
    },
  };
}

/** The numbers, from 1, of the lines of a shell block that start a command. */
export function promptLines(code: string): Set<number> {
  const lines = code.split('\n');
  const starts = lines.map(
    (line, index) => /^[^\s#})]/.test(line) && !lines[index - 1]?.endsWith('\\'),
  );
  return new Set(starts.flatMap((isStart, index) => (isStart ? [index + 1] : [])));
}

/** Marks the lines of a shell block that start a command: the styles show a prompt before them. */
function markPrompts(): ShikiTransformer {
  return {
    name: 'mark-prompts',
    line(line, number) {
      if (this.options.lang !== 'bash') return;
      if (promptLines(this.source).has(number)) line.properties['data-prompt'] = '';
    },
  };
}

/** Adds the command and its exit code to a block with Rstest's output, and colors to its lines. */
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

/** Adds the ID of the example that a block belongs to, for the run button. */
function addRunMarks(): ShikiTransformer {
  return {
    name: 'run-marks',
    pre(pre) {
      Object.assign(pre.properties, runProperties(this.options.meta?.__raw ?? ''));
    },
  };
}

/** Disables Shiki's time limit of half a second per line, which a line can exceed on a busy machine. */
export const NO_LIMIT = 0;

/** The transformers for all code blocks of the site. */
export const TRANSFORMERS: ShikiTransformer[] = [
  tokenClasses(),
  unwrapPlainTokens(),
  markLines(),
  markPrompts(),
  terminalOutput(),
  addRunMarks(),
];
