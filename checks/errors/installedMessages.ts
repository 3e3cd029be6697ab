import type { ErrorRecord } from './errorRecord.ts';
import { readPackageMessages } from './extract/packageMessages.ts';
import { INTERNAL_MESSAGES } from './internalMessages.ts';

export interface InstalledMessages {
  readonly record: ErrorRecord;
  /** The messages that no page explains, with the reason. */
  readonly internal: readonly { readonly text: string; readonly why: string }[];
  /** Entries of `INTERNAL_MESSAGES` that no package has. */
  readonly unused: readonly string[];
}

/** Reads and classifies the messages of the installed packages. */
export function readInstalledMessages(root: string): InstalledMessages {
  const packages = readPackageMessages(root);
  const texts = [...new Set(packages.flatMap((one) => one.texts))].sort();
  const used = new Set<string>();
  const internal = texts.flatMap((text) => {
    for (const { why, texts: rules } of INTERNAL_MESSAGES) {
      const rule = rules.find((one) => includes(one, text));
      if (rule === undefined) continue;
      used.add(rule);
      return [{ text, why }];
    }
    return [];
  });
  const left = new Set(internal.map(({ text }) => text));
  return {
    record: {
      packages: Object.fromEntries(packages.map(({ name, version }) => [name, version])),
      messages: texts.filter((text) => !left.has(text)),
    },
    internal,
    unused: INTERNAL_MESSAGES.flatMap(({ texts: rules }) => rules).filter(
      (rule) => !used.has(rule),
    ),
  };
}

function includes(rule: string, text: string): boolean {
  return rule.endsWith('*') ? text.startsWith(rule.slice(0, -1)) : rule === text;
}
