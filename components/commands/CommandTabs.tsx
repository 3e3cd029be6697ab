import { useProseText } from '../../theme/i18n/useProseText';
import { CodeBlock } from '../../theme/prose/CodeBlock';
import { PACKAGE_MANAGER_GROUP, PACKAGE_MANAGERS } from '../../theme/settings/packageManagers';
import { Tab, Tabs } from '../tabs/Tabs';

/** One command for each package manager. */
export function CommandTabs({ verb, rest }: { verb: 'add' | 'exec'; rest: string }) {
  const text = useProseText();
  return (
    <Tabs groupId={PACKAGE_MANAGER_GROUP} label={text.packageManager}>
      {PACKAGE_MANAGERS.map((manager) => (
        <Tab key={manager.name} label={manager.name} value={manager.name}>
          <CodeBlock lang="bash">
            <HighlightedCommand command={`${manager[verb]} ${rest}`} />
          </CodeBlock>
        </Tab>
      ))}
    </Tabs>
  );
}

/** A command in the highlighter's classes: the program, then its arguments. */
function HighlightedCommand({ command }: { command: string }) {
  const [program, ...rest] = command.split(' ');
  return (
    <code translate="no">
      <span className="hl-function">{program}</span>
      {rest.map((argument, index) => (
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
  return <CommandTabs verb="exec" rest={command} />;
}

/** `<Install packages="@rstest/core" />`: adds development dependencies. */
export function Install({ packages }: { packages: string }) {
  return <CommandTabs verb="add" rest={packages} />;
}
