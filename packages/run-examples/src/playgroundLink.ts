export { changesBetween } from './project/projectFiles';
export { baseLink, projectLink } from './project/projectLink';
export { loadSession } from './session/loadSession';
export { loadSet } from './view/pageSets';
