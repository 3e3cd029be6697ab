import { useText } from '../i18n/useText';
import { useKeepInView } from '../ui/useKeepInView';
import { SidebarEntries } from './SidebarEntries';
import { useOpenGroups } from './useOpenGroups';
import { useSidebarTree } from './useSidebarTree';

/** The pages of the current section. */
export function Sidebar() {
  const text = useText();
  const tree = useSidebarTree();
  const { isOpen, toggle } = useOpenGroups(tree);
  const nav = useKeepInView(tree.isCurrent);
  return (
    <nav ref={nav} aria-label={text.sidebar}>
      <SidebarEntries
        entries={tree.entries}
        isCurrent={tree.isCurrent}
        isOpen={isOpen}
        toggle={toggle}
      />
    </nav>
  );
}
