export { baseLink } from './playground/share/projectLink';
export { loadPageSets } from './view/pageSets';
export { holdSandboxes } from './view/sharedSession';
