import path from 'node:path';

const PACKAGES = '/node_modules/';

/**
 * Text of the compiler with its modules named as `file` would import them: it has their absolute
 * paths, as in `typeof import("/home/me/site/src/rates")`. `root` and `file` are absolute.
 */
export function shortModules(text: string, root: string, file: string): string {
  return text.replace(/"([^"]+)"/g, (quoted, module: string) => {
    const start = module.lastIndexOf(PACKAGES);
    if (start >= 0) return `"${module.slice(start + PACKAGES.length)}"`;
    if (!module.startsWith(`${root}/`)) return quoted;
    const relative = path.posix.relative(path.posix.dirname(file), module);
    return `"${relative.startsWith('.') ? relative : `./${relative}`}"`;
  });
}
