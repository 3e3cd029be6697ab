import type { OptionFact } from '../../content/front-matter/frontMatter.ts';
import { nearestName } from '../../content/nearestName.ts';
import { splitRoute } from './checkNewPage.ts';

const CONFIG = /^\/config\/(?:build|test)\/$/;

/** The option that the page at a route documents; `undefined` if it isn't an option's page. */
export function optionName(route: string): string | undefined {
  const { folder, name } = splitRoute(route);
  return CONFIG.test(folder) ? name : undefined;
}

/** Reads an option's facts from the installed package. Throws if there's no such option. */
export async function readOption(root: string, path: string): Promise<OptionFact> {
  // Loaded on demand, because it imports the TypeScript compiler.
  const [{ readInstalledFacts }, { aliasesOf, longForm }, { defaultSource }] = await Promise.all([
    import('../../checks/facts/installedFacts.ts'),
    import('../../checks/facts/commandFlags.ts'),
    import('../../checks/facts/defaultValue.ts'),
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
