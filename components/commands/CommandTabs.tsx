import { useProseText } from '../../theme/i18n/useProseText';
import { CodeBlock } from '../../theme/prose/CodeBlock';
import { PACKAGE_MANAGER_GROUP, PACKAGE_MANAGERS } from '../../theme/settings/packageManagers';
import { Tab, Tabs } from '../tabs/Tabs';

/** Tabs with the same command for each package manager, such as `npx rstest` and `pnpm rstest`. */
export function CommandTabs({ verb, args }: { verb: 'add' | 'exec'; args: string }) {
  const text = useProseText();
  return (
    <Tabs groupId={PACKAGE_MANAGER_GROUP} label={text.packageManager}>
      {PACKAGE_MANAGERS.map((manager) => (
        <Tab key={manager.name} label={manager.name} value={manager.name}>
          <CodeBlock lang="bash">
            <HighlightedCommand command={`${manager[verb]} ${args}`} />
          </CodeBlock>
        </Tab>
      ))}
    </Tabs>
  );
}

/** A command as the build highlights code blocks: the program, then its arguments. */
function HighlightedCommand({ command }: { command: string }) {
  const [program, ...args] = command.split(' ');
  return (
    <code translate="no">
      <span className="hl-function">{program}</span>
      {args.map((argument, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a command's arguments never change places
        <span key={index} className={/^\d+$/.test(argument) ? 'hl-constant' : 'hl-string'}>
          {` ${argument}`}
        </span>
      ))}
    </code>
  );
}

/** `<Exec command="rstest run" />`: runs a command of an installed package. */
export function Exec({ command }: { command: string }) {
  return <CommandTabs verb="exec" args={command} />;
}

/** `<Install packages="@rstest/core" />`: adds development dependencies. */
export function Install({ packages }: { packages: string }) {
  return <CommandTabs verb="add" args={packages} />;
}
