import { STORAGE } from '../theme/site';

/**
 * Runs in the page right behind the markup of a tab group, before it is painted: shows the tab
 * that the reader chose earlier, so that nothing flips when the page becomes interactive.
 */
export const RESTORE_TABS = `(function(){try{
var root=document.currentScript.parentElement;
var chosen=JSON.parse(localStorage.getItem(${JSON.stringify(STORAGE.tabs)})||'{}')[root.dataset.tabGroup];
var tabs=root.querySelectorAll(':scope>[role=tablist]>[role=tab]');
var panels=root.querySelectorAll(':scope>[role=tabpanel]');
var at=-1;tabs.forEach(function(tab,i){if(tab.dataset.tab===chosen)at=i});
if(at<0)return;
tabs.forEach(function(tab,i){tab.setAttribute('aria-selected',i===at);tab.tabIndex=i===at?0:-1});
panels.forEach(function(panel,i){panel.hidden=i!==at});
}catch(e){}})()`.replaceAll('\n', '');
