import { STORAGE } from '../../theme/settings/site';

/**
 * An inline script before the markup of a tab group. It selects the stored tab while the group is being
 * parsed, so that no other tab is ever painted. (A script after the markup would wait for the
 * stylesheet, and the group would be painted before it runs.)
 */
export const RESTORE_TABS = `(function(){try{
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
