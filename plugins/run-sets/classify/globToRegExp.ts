/**
 * The part of globs that settings of examples use: `**`, `*`, `?(a|b)`, `{a,b}`, `[jt]`. Paths are
 * relative, with forward slashes.
 */
export function globToRegExp(glob: string): RegExp {
  const parts = glob.replace(/^(?:<rootDir>\/|\.\/)/, '').match(PART) ?? [];
  return new RegExp(`^${parts.map(sourceOf).join('')}$`);
}

const PART = /\*\*\/|\/\*\*$|\*\*|\*|\?\([^)]*\)|\{[^}]*\}|\[[^\]]*\]|[\s\S]/g;

const STARS: Readonly<Record<string, string>> = {
  '**/': '(?:.*/)?',
  '/**': '(?:/.*)?',
  '**': '.*',
  '*': '[^/]*',
};

function sourceOf(part: string): string {
  const stars = STARS[part];
  if (stars !== undefined) return stars;
  if (part.startsWith('?(')) return `(?:${part.slice(2, -1)})?`;
  if (part.length > 1 && part.startsWith('{')) {
    return `(?:${part.slice(1, -1).split(',').map(sourceOfText).join('|')})`;
  }
  return part.length > 1 ? part : part.replace(/[.+^$()|\\?{}[\]]/g, '\\$&');
}

function sourceOfText(text: string): string {
  return (text.match(PART) ?? []).map(sourceOf).join('');
}
