import { Children, isValidElement, type ReactNode, useId } from 'react';
import { STORAGE } from '../../theme/settings/site';
import { useHydrated } from '../../theme/ui/useHydrated';
import * as styles from './Tabs.module.css';

/**
 * An inline script before the markup of a tab group. It selects the stored tab while the group is being
 * parsed, so that no other tab is ever painted. (A script after the markup would wait for the
 * stylesheet, and the group would be painted before it runs.)
 */
const RESTORE_TABS = `(function(){try{
var root=document.currentScript.parentElement;
var chosen=JSON.parse(localStorage.getItem(${JSON.stringify(STORAGE.tabs)})||'{}')[root.dataset.tabGroup];
if(!chosen||document.readyState!=='loading')return;
var show=function(){
var tabs=root.querySelectorAll(':scope>[role=tablist]>[role=tab]');
var panels=root.querySelectorAll(':scope>[role=tabpanel]');
var at=-1;tabs.forEach(function(tab,i){if(tab.dataset.tab===chosen)at=i});
if(at<0)return;
tabs.forEach(function(tab,i){tab.setAttribute('aria-selected',i===at);tab.tabIndex=i===at?0:-1});
panels.forEach(function(panel,i){panel.hidden=i!==at})
};
var observer=new MutationObserver(show);
observer.observe(root,{childList:true,subtree:true});
document.addEventListener('readystatechange',function(){observer.disconnect();show()},{once:true});
}catch(e){}})()`.replaceAll('\n', '');

export interface TabProps {
  label: string;
  /** The stored value that stands for the tab; the label by default. */
  value?: string;
  children: ReactNode;
}

/** One panel of `Tabs`. */
export function Tab({ children }: TabProps) {
  return <>{children}</>;
}

export interface TabsProps {
  /** Groups with the same ID show the same tab on every page; the choice is stored. */
  groupId?: string;
  /** The name of the group for screen readers. */
  label?: string;
  children: ReactNode;
}

/**
 * Tab panels. The first is shown until tabEvents.ts selects another; without JavaScript, all are
 * shown, one below the other.
 */
export function Tabs({ groupId, label, children }: TabsProps) {
  const id = useId();
  const isHydrated = useHydrated();
  const tabs = Children.toArray(children).filter((child) => isValidElement<TabProps>(child));
  const values = tabs.map(({ props }) => props.value ?? props.label);
  return (
    <div className={styles.tabs} data-tabs data-tab-group={groupId}>
      {/* Only in prerendered HTML: browsers don't run scripts that React inserts. */}
      {groupId === undefined || isHydrated ? null : (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant
        <script dangerouslySetInnerHTML={{ __html: RESTORE_TABS }} />
      )}
      <div className={styles.list} role="tablist" aria-label={label}>
        {tabs.map(({ props }, index) => (
          <button
            key={values[index]}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            className={styles.tab}
            data-tab={values[index]}
            aria-selected={index === 0}
            aria-controls={`${id}-panel-${index}`}
            tabIndex={index === 0 ? 0 : -1}
          >
            {props.label}
          </button>
        ))}
      </div>
      {tabs.map(({ props }, index) => (
        <div
          key={values[index]}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          className={styles.panel}
          aria-labelledby={`${id}-tab-${index}`}
          data-label={props.label}
          hidden={index !== 0}
        >
          {props.children}
        </div>
      ))}
    </div>
  );
}
