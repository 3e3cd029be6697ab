import path from 'node:path';
import type { FullResult, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';
import { readInputs } from '../../scripts/setup/keptResults.mjs';
import { readPassedSpecs, specDigests, writePassedSpecs } from './passedSpecs.ts';
import { REQUESTS } from './requests.ts';

interface Spec {
  /** How many tests haven't passed yet. */
  left: number;
  readonly site: string;
  readonly origin: string;
  readonly requests: Set<string>;
  /** Whether each test recorded its requests. */
  isRecorded: boolean;
}

/** Records the spec files all of whose tests pass, unless files changed meanwhile. */
// biome-ignore lint/style/noDefaultExport: Playwright loads a reporter as its module’s default
export default class PassedSpecsReporter implements Reporter {
  readonly #specs = new Map<string, Spec>();

  onBegin(_config: unknown, suite: Suite): void {
    for (const test of suite.allTests()) this.#specOf(test).left += 1;
  }

  onTestEnd(test: TestCase, { status, annotations }: TestResult): void {
    const spec = this.#specOf(test);
    if (status === 'passed') spec.left -= 1;
    const recorded = annotations.find(({ type }) => type === REQUESTS)?.description;
    spec.isRecorded &&= recorded !== undefined;
    for (const url of JSON.parse(recorded ?? '[]')) spec.requests.add(url);
  }

  async onEnd(_result: FullResult): Promise<void> {
    const inputs = readInputs();
    if (!inputs || inputs.all !== process.env.KEPT_EVERYTHING) return;
    const digests = specDigests(inputs);
    const passed = { ...readPassedSpecs() };
    for (const [file, { left, site, origin, requests, isRecorded }] of this.#specs) {
      delete passed[file];
      if (left > 0) continue;
      const { stable } = digests.siteAt(site);
      const own = [...requests].map((url) => new URL(url)).filter((url) => url.origin === origin);
      const paths = new Set(own.map(({ pathname }) => stable(pathname)));
      const kept = { site, requests: isRecorded ? [...paths] : undefined };
      passed[file] = { ...kept, digest: await digests.digest(file, kept) };
    }
    writePassedSpecs(passed);
  }

  /** Another reporter shows the progress. */
  printsToStdio(): boolean {
    return false;
  }

  #specOf(test: TestCase): Spec {
    // A test can be declared in a module that several spec files use.
    const [, , name = ''] = test.titlePath();
    const file = path.join('tests', name);
    const project = test.parent.project();
    const spec = this.#specs.get(file) ?? {
      left: 0,
      site: project?.metadata.site,
      origin: project?.use.baseURL ?? '',
      requests: new Set<string>(),
      isRecorded: true,
    };
    this.#specs.set(file, spec);
    return spec;
  }
}
