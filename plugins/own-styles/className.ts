import path from 'node:path';

/**
 * The class that `.title` of `Nav.module.css` has in the page: `Nav-title`. A hash in its place
 * says nothing and can't be compressed; so no two stylesheets have the same name.
 */
export function className(file: string, name: string): string {
  return `${path.basename(file, '.module.css')}-${name}`;
}
