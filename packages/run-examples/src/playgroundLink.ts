export { changesBetween } from './project/projectFiles';
export { baseLink, projectLink } from './project/projectLink';
export { loadSet } from './view/pageSets';
