import { CodeBlock } from '../theme/prose/CodeBlock';
import { useProseText } from '../theme/prose/useProseText';
import { PACKAGE_MANAGER_GROUP, PACKAGE_MANAGERS } from './packageManagers';
import { Tab, Tabs } from './Tabs';

/** One command in the words of each package manager. */
export function CommandTabs({ verb, rest }: { verb: 'add' | 'exec'; rest: string }) {
  const text = useProseText();
  return (
    <Tabs groupId={PACKAGE_MANAGER_GROUP} label={text.packageManager}>
      {PACKAGE_MANAGERS.map((manager) => (
        <Tab key={manager.name} label={manager.name} value={manager.name}>
          <CodeBlock lang="bash">
            <code>{`${manager[verb]} ${rest}`}</code>
          </CodeBlock>
        </Tab>
      ))}
    </Tabs>
  );
}
