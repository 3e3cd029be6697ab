import { lastLine } from './runCommand.mjs';

/** How often a log that isn't a terminal says what's running, in ms. */
const LOG_INTERVAL = 30_000;
const TERMINAL_INTERVAL = 1000;

/**
 * Shows what's running until `stop` is called: a line at the bottom of a terminal, otherwise a line
 * every half minute. `print` prints above it.
 *
 * @param {() => { done: number, total: number, seconds: number, secondsLeft?: number,
 *   running: { name: string, output: string }[] }} state
 */
export function showProgress(state, out = process.stdout) {
  const clear = () => out.isTTY && out.write('\r\u001B[2K');
  const show = () => {
    const line = progressLine(state());
    if (!out.isTTY) return out.write(`${line}\n`);
    clear();
    out.write(line.slice(0, out.columns - 1));
  };
  const timer = setInterval(show, out.isTTY ? TERMINAL_INTERVAL : LOG_INTERVAL);
  return {
    print(text) {
      clear();
      out.write(`${text}\n`);
    },
    stop() {
      clearInterval(timer);
      clear();
    },
  };
}

export function progressLine({ done, total, seconds, secondsLeft, running }) {
  const time = secondsLeft === undefined ? '' : `, ${minutes(secondsLeft)} left`;
  const names = running.map(({ name, output }) => {
    const line = lastLine(output).slice(0, 60);
    return line ? `${name} (${line})` : name;
  });
  return `${done} of ${total} steps in ${minutes(seconds)}${time}: ${names.join(' · ')}`;
}

function minutes(seconds) {
  return seconds < 90 ? `${Math.round(seconds)} s` : `${Math.round(seconds / 60)} min`;
}
