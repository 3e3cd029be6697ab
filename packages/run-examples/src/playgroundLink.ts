export { changesBetween } from './playground/project/project';
export { baseLink, projectLink } from './playground/share/projectLink';
export { loadPageSets, loadSet } from './view/pageSets';
export { holdSandbox } from './view/sharedSession';
