import { savedProjects } from '../playground/project/savedProjects';
import { Icon } from './Icon';
import type { ExampleControl } from './useExample';
import { useRunView } from './viewContext';

/** A link that opens the example as a project, with what the reader changed in it. */
export function OpenInPlayground({ example }: { example: ExampleControl }) {
  const { text, playground } = useRunView();
  if (!playground) return null;
  const { block, editor, isShared } = example;
  const base = playground.baseOf(block.set);
  const takeAlong = () => {
    const changes = editor.state?.changes ?? {};
    if (Object.keys(changes).length === 0) return;
    savedProjects.save({ id: base, changes, isForeign: isShared });
  };
  const warm = () => playground.warm(block.set);
  return (
    <a
      className="run-tool"
      href={playground.urlOf(base)}
      title={text.openPlayground}
      {...playground.linkAttributes}
      onClick={takeAlong}
      onPointerEnter={warm}
      onFocus={warm}
    >
      <Icon name="open" />
      <span className="visually-hidden">{text.openPlayground}</span>
    </a>
  );
}
