import { fenceText } from '../../content/markdown/markdownText.ts';
import { PACKAGE_MANAGERS } from '../../theme/settings/packageManagers.ts';
import type { ComponentForm } from '../componentForm.ts';

export const installForm: ComponentForm = {
  attributes: { packages: 'required' },
  markdown: ({ attributes: { packages = '' } }) => command('add', packages),
};

export const execForm: ComponentForm = {
  attributes: { command: 'required' },
  markdown: ({ attributes }) => command('exec', attributes.command ?? ''),
};

/** A code block with a command for the first package manager. */
export function command(verb: 'add' | 'exec', args: string): string {
  return fenceText('bash', `${PACKAGE_MANAGERS[0][verb]} ${args}`);
}
