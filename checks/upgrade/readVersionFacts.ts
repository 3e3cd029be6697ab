import type { OptionRecord } from '../../content/facts/facts.ts';
import { readInstalledMessages } from '../errors/errorRecord.ts';
import { failureReason } from '../facts/failureReason.ts';
import { readInstalledFacts } from '../facts/installedFacts.ts';
import { readInstalledTargets } from '../facts/targets/installedTargets.ts';
import type { UpgradeFacts } from './factSet.ts';

/**
 * Reads the installed package part by part: if a new version breaks one of the readers, the other
 * parts can still be compared.
 */
export async function readVersionFacts(root: string): Promise<UpgradeFacts> {
  const problems: string[] = [];
  const attempt = async <Value>(what: string, read: () => Promise<Value>) => {
    try {
      return await read();
    } catch (error) {
      problems.push(`${what} could not be read: ${failureReason(error)}`);
      return undefined;
    }
  };
  const installed = await attempt('Options', () => readInstalledFacts(root));
  const targets = await attempt('Names', () => readInstalledTargets(root));
  const messages = await attempt('Messages', async () => {
    return readInstalledMessages(root).record.messages;
  });
  const options = Object.entries(installed?.options ?? {});
  return {
    problems,
    ...(installed && {
      options: new Map(options.map(([path, option]) => [`config ${path}`, describe(option)])),
    }),
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

function describe({ type, default: known, flag, alias, project }: OptionRecord): string {
  return [
    type,
    ...(known === undefined ? [] : [`default ${known}`]),
    ...(flag === undefined ? [] : [[alias, flag].filter(Boolean).join(', ')]),
    project ? 'per project' : 'root only',
  ].join(' | ');
}
