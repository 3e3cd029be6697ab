/** Writes Markdown that isn't in a page's source, such as the facts about an option. */

/** Characters that would be markup in a title, a description, or the value of a fact. */
const MARKUP = /[\\`<]|\*(?=\S)|(?<![a-z\d])_|_(?![a-z\d])/gi;

export function escapedText(text: string): string {
  return text.replace(MARKUP, '\\$&');
}

export function codeText(code: string): string {
  return code.includes('`') ? `\`\` ${code} \`\`` : `\`${code}\``;
}

export function linkText(label: string, url: string): string {
  return `[${escapedText(label)}](${url})`;
}

/** `items` are Markdown; lines after the first are part of the item. */
export function listText(items: readonly string[]): string {
  return items.map((item) => `- ${item.replaceAll('\n', '\n  ')}`).join('\n');
}

/** Cells are Markdown, the first row is the header. */
export function tableText([header = [], ...rows]: readonly (readonly string[])[]): string {
  const lines = [header, header.map(() => '---'), ...rows];
  return lines
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`)
    .join('\n');
}

export function fenceText(language: string, code: string): string {
  return `\`\`\`${language}\n${code}\n\`\`\``;
}

/** Blocks with an empty line between them; those without text are left out. */
export function blocksText(blocks: readonly string[]): string {
  return blocks.filter(Boolean).join('\n\n');
}
