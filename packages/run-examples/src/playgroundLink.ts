export { changesBetween } from './playground/project/project';
export { baseLink, projectLink } from './playground/share/projectLink';
export { loadPageSets } from './view/pageSets';
export { holdSandboxes } from './view/sharedSession';
