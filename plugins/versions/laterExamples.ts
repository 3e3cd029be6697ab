import { isCodeLanguage } from '../../checks/examples/fenceRules.ts';
import type { Facts } from '../../content/facts/facts.ts';
import type { PageCodeBlock } from '../../content/markdown/codeBlocks.ts';
import { fenceAttributes } from '../../content/markdown/fenceMeta.ts';
import type { LaterExample } from '../../content/versions/siteVersions.ts';
import { exampleUses } from './exampleUses.ts';

/** The blocks in JavaScript and TypeScript that the oldest version couldn't run. */
export function laterExamples(blocks: readonly PageCodeBlock[], marks: Facts): LaterExample[] {
  return blocks
    .filter(({ lang }) => isCodeLanguage(lang))
    .flatMap(({ code, meta }, block): LaterExample[] => {
      const uses = exampleUses(code, fenceAttributes(meta).get('title'));
      const found = [
        ...uses.options.map((name) => ({ name, since: marks.options[name]?.since })),
        ...uses.names.map((name) => ({ name, since: marks.names[name] })),
      ];
      const newest = Math.max(0, ...found.map(({ since = '' }) => marks.versions.indexOf(since)));
      const since = marks.versions[newest];
      if (newest === 0 || since === undefined) return [];
      const names = found.filter((one) => one.since === since).map(({ name }) => name);
      return [{ block, since, names: withoutParents(names) }];
    });
}

/** Leaves out `browser` where `browser.enabled` came with the same version. */
function withoutParents(names: readonly string[]): string[] {
  return names.filter((name) => !names.some((other) => other.startsWith(`${name}.`)));
}
