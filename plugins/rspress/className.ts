import path from 'node:path';

/**
 * The class name for `.title` in `Nav.module.css`: `Nav-title`. A hash would be unreadable and
 * compress badly. Requires unique file names of stylesheets.
 */
export function className(file: string, name: string): string {
  return `${path.basename(file, '.module.css')}-${name}`;
}
