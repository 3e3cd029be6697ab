import type { OptionFact } from '../page-data/frontMatter.ts';
import { nearestName } from '../page-data/nearestName.ts';
import { splitRoute } from './checkNewPage.ts';

const CONFIG = /^\/config\/(?:build|test)\/$/;

/** The option that a page of the configuration must be about, by its route. */
export function optionName(route: string): string | undefined {
  const { folder, name } = splitRoute(route);
  return CONFIG.test(folder) ? name : undefined;
}

/** What the installed package says of an option. Throws where it has none of that name. */
export async function readOption(root: string, path: string): Promise<OptionFact> {
  // Loaded only when needed: it brings the TypeScript compiler.
  const [{ readInstalledFacts }, { aliasesOf, longForm }, { defaultSource }] = await Promise.all([
    import('../facts/installedFacts.ts'),
    import('../facts/commandFlags.ts'),
    import('../facts/defaultValue.ts'),
  ]);
  const { options, version } = await readInstalledFacts(root);
  const option = options.options.get(path);
  if (!option) {
    const near = nearestName(path, [...options.options.keys()]);
    const hint = near ? `; did you mean ${near}?` : '';
    throw new Error(`the config of @rstest/core ${version} has no option ${path}${hint}`);
  }
  const { type, flag, project } = option;
  const alias = flag && aliasesOf(flag)[0];
  return {
    path,
    type,
    ...(option.default && { default: defaultSource(option.default.values[0], options.root) }),
    ...(flag && { flag: longForm(flag) }),
    ...(alias && { alias }),
    project,
  };
}
