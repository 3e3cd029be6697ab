import { readFacts } from '../../content/facts/facts.ts';
import { nearestName } from '../../content/nearestName.ts';
import { splitRoute } from './checkNewPage.ts';

const CONFIG = /^\/config\/(?:build|test)\/$/;

/** The option that the page at a route documents; `undefined` if it isn't an option's page. */
export function optionName(route: string): string | undefined {
  const { folder, name } = splitRoute(route);
  return CONFIG.test(folder) ? name : undefined;
}

/** Throws if the documented package has no such option. */
export function expectOption(root: string, path: string): void {
  const facts = readFacts(root);
  if (!facts || Object.hasOwn(facts.options, path)) return;
  const near = nearestName(path, Object.keys(facts.options));
  const hint = near ? `; did you mean ${near}?` : '';
  throw new Error(`the config of ${facts.package} ${facts.version} has no option ${path}${hint}`);
}
