import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { figureLines, sumFigures } from './sumFigures.ts';

/** Prints the tests' figures at the end of the run. */
// biome-ignore lint/style/noDefaultExport: Playwright loads a reporter as its module’s default
export default class FiguresReporter implements Reporter {
  readonly #annotations: TestResult['annotations'] = [];

  onTestEnd(_test: TestCase, result: TestResult): void {
    this.#annotations.push(...result.annotations);
  }

  onEnd(): void {
    const sums = sumFigures(this.#annotations);
    if (sums.size === 0) return;
    console.log(
      ['', 'In figures:', ...figureLines(sums).map((line) => `  ${line}`), ''].join('\n'),
    );
  }

  /** Another reporter shows the progress. */
  printsToStdio(): boolean {
    return false;
  }
}
