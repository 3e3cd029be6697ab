import { tsxLanguage, typescriptLanguage } from '@codemirror/lang-javascript';
import type { Language } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { styleTags, tagHighlighter, tags } from '@lezer/highlight';

/** Tags for names and punctuation that the site's highlighter colors and the grammar doesn't distinguish. */
const NAMES = styleTags({
  'MemberExpression/VariableName': tags.constant(tags.variableName),
  'MemberExpression/MemberExpression/PropertyName': tags.constant(tags.variableName),
  'VariableDeclaration/VariableDefinition': tags.constant(tags.variableName),
  'TypeAnnotation/":"': tags.operator,
  'CallExpression/MemberExpression/"."': tags.function(tags.propertyName),
  '"." ";"': tags.paren,
});

const TYPESCRIPT = typescriptLanguage.configure({ props: [NAMES] });
const TSX = tsxLanguage.configure({ props: [NAMES] });

/** The language of scripts, which is in the same chunk as the editor; undefined for other files. */
export function scriptLanguage(path: string): Language | undefined {
  if (/\.[jt]sx$/.test(path)) return TSX;
  return /\.[cm]?[jt]s$/.test(path) ? TYPESCRIPT : undefined;
}

/** Loads the language of other files, which few examples have; an empty extension for unknown ones. */
export async function loadLanguage(path: string): Promise<Extension> {
  if (path.endsWith('.json')) return (await import('@codemirror/lang-json')).jsonLanguage;
  if (path.endsWith('.css')) return (await import('@codemirror/lang-css')).cssLanguage;
  if (!/\.(?:html|svg|vue)$/.test(path)) return [];
  return (await import('@codemirror/lang-html')).htmlLanguage;
}

/** The classes of the site's highlighter. */
export const HIGHLIGHTER = tagHighlighter([
  { tag: tags.comment, class: 'hl-comment' },
  {
    tag: [tags.keyword, tags.operator, tags.function(tags.punctuation), tags.special(tags.brace)],
    class: 'hl-keyword',
  },
  { tag: [tags.string, tags.special(tags.string), tags.tagName], class: 'hl-string-expression' },
  {
    tag: [tags.literal, tags.null, tags.self, tags.typeName, tags.constant(tags.variableName)],
    class: 'hl-constant',
  },
  {
    tag: [
      tags.function(tags.variableName),
      tags.function(tags.propertyName),
      tags.className,
      tags.attributeName,
    ],
    class: 'hl-function',
  },
  { tag: tags.separator, class: 'hl-punctuation' },
]);
