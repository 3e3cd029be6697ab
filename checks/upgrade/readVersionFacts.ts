import { readInstalledMessages } from '../errors/errorRecord.ts';
import { aliasesOf, longForm, readCommandFlags } from '../facts/commandFlags.ts';
import { readConfigTypes } from '../facts/configTypes.ts';
import { defaultSource } from '../facts/defaultValue.ts';
import { failureReason } from '../facts/failureReason.ts';
import { assembleOptions, type InstalledOption } from '../facts/installedOptions.ts';
import { findInstalledPackage } from '../facts/installedPackage.ts';
import { type PackageProbe, probePackage } from '../facts/probePackage.ts';
import { readInstalledTargets } from '../facts/targets/installedTargets.ts';
import { openTypes } from '../facts/typeProgram.ts';
import type { VersionFacts } from './factSet.ts';

const NO_PROBE: PackageProbe = {
  root: '',
  config: {},
  build: {},
  exports: [],
  surface: { rs: [], mockInstance: [], expect: [], matchers: [] },
};

/**
 * Reads the installed package part by part: if a new version breaks one of the readers, the other
 * parts can still be compared.
 */
export async function readVersionFacts(root: string): Promise<VersionFacts> {
  const problems: string[] = [];
  const attempt = async <Value>(what: string, read: () => Promise<Value>) => {
    try {
      return await read();
    } catch (error) {
      problems.push(`${what} could not be read: ${failureReason(error)}`);
      return undefined;
    }
  };
  const installed = findInstalledPackage(root);
  const probe = await attempt('Defaults', probePackage);
  const options = await attempt('Options', async () => {
    const types = readConfigTypes(openTypes(installed, root));
    const flags = await readCommandFlags(installed);
    return assembleOptions({ version: installed.version, types, flags, probe: probe ?? NO_PROBE });
  });
  const targets = await attempt('Names', () => readInstalledTargets(root));
  const messages = await attempt('Messages', async () => {
    return readInstalledMessages(root).record.messages;
  });
  const all = [...(options?.options.values() ?? [])];
  return {
    problems,
    ...(options && {
      options: new Map(all.map((option) => [`config ${option.path}`, describe(option)])),
    }),
    ...(options &&
      probe && { defaults: new Map(all.flatMap((one) => defaultOf(one, probe.root))) }),
    ...(targets && {
      names: new Map(
        targets
          .filter(({ kind }) => kind !== 'config')
          .map(({ kind, id }) => [`${kind} ${id}`, '']),
      ),
    }),
    ...(messages && { messages: new Map(messages.map((text) => [`message ${text}`, ''])) }),
  };
}

function describe({ type, flag, project }: InstalledOption): string {
  return [
    type.replace(/\s+/g, ' '),
    ...(flag ? [[...aliasesOf(flag), longForm(flag)].join(', ')] : []),
    project ? 'per project' : 'root only',
  ].join(' | ');
}

function defaultOf({ path, default: known }: InstalledOption, root: string): [string, string][] {
  return known ? [[`default of ${path}`, defaultSource(known.values[0], root)]] : [];
}
