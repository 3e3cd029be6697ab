import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface ShippedPackage {
  name: string;
  version: string;
  /** As in `package.json`, such as `MIT`. */
  license: string;
  /** The text of the license files; empty if there are none. */
  text: string;
}

/** Reads a package's license. Throws if its `package.json` doesn't have one. */
export function readPackage(folder: string): ShippedPackage {
  const file = join(folder, 'package.json');
  const { name, version, license } = JSON.parse(readFileSync(file, 'utf8'));
  if (typeof license !== 'string') {
    throw new Error(`${file}: no "license"; the site may not ship ${name} without one`);
  }
  const licenseFiles = readdirSync(folder, { withFileTypes: true }).filter(
    (entry) => entry.isFile() && /^(?:licen[cs]e|notice|third.party.licen[cs]e)/i.test(entry.name),
  );
  return {
    name,
    version,
    license,
    text: licenseFiles.map((entry) => readFileSync(join(folder, entry.name), 'utf8')).join('\n'),
  };
}
