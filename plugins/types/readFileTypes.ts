import path from 'node:path';
import ts from 'typescript';
import type { TypeErrorMark } from '../../theme/types/pageTypes.ts';
import { hasDirective } from './languageService.ts';
import { rstestNames } from './rstestNames.ts';
import type { FileTypes, NamedType } from './setTypes.ts';
import { signatureOf } from './signature.ts';

/** The longest part of a comment's first paragraph that's shown, in UTF-16 code units. */
const COMMENT_LENGTH = 300;

/** The types of all names in a file of the service. `code` is the file as the page shows it. */
export function readFileTypes(service: ts.LanguageService, file: string, code: string): FileTypes {
  const program = service.getProgram();
  const source = program?.getSourceFile(file);
  if (!program || !source) throw new Error(`${file} isn't part of its program`);
  const checker = program.getTypeChecker();
  const shorten = (text: string) => shortModules(text, program.getCurrentDirectory(), file);
  const names = [...identifiersOf(source)].flatMap((node): NamedType[] => {
    const start = node.getStart(source);
    const info = service.getQuickInfoAtPosition(file, start);
    if (!info?.displayParts || isUnknown(info)) return [];
    const comment = commentOf(info);
    const documented = rstestNames(node, checker);
    return [
      {
        start,
        length: node.end - start,
        signature: signatureOf(
          info.displayParts.map((part) => ({ ...part, text: shorten(part.text) })),
        ),
        ...(comment && { comment }),
        ...(documented.length > 0 && { documented }),
      },
    ];
  });
  // Checking a file is slow, and without directives, it has no errors: the type check reports them.
  return { code, names, errors: hasDirective(code) ? errorsOf(service, file, shorten) : [] };
}

function* identifiersOf(node: ts.Node): Generator<ts.Identifier> {
  if (ts.isIdentifier(node)) yield node;
  const children: ts.Node[] = [];
  node.forEachChild((child) => {
    children.push(child);
  });
  for (const child of children) yield* identifiersOf(child);
}

/** Whether the description of a name is only `any`. */
function isUnknown({ displayParts = [] }: ts.QuickInfo): boolean {
  return displayParts.length === 1 && displayParts[0]?.text === 'any';
}

function commentOf({ documentation = [] }: ts.QuickInfo): string {
  const text = documentation.map((part) => part.text).join('');
  const [paragraph = ''] = text.trim().split(/\n\s*\n/, 1);
  const line = paragraph.replace(/\s+/g, ' ');
  return line.length <= COMMENT_LENGTH ? line : `${line.slice(0, COMMENT_LENGTH).trimEnd()}…`;
}

function errorsOf(
  service: ts.LanguageService,
  file: string,
  shorten: (text: string) => string,
): TypeErrorMark[] {
  return service
    .getSemanticDiagnostics(file)
    .map(({ start = 0, length = 0, code, messageText }) => {
      const text = shorten(ts.flattenDiagnosticMessageText(messageText, '\n'));
      const message = `TS${code}: ${text}`;
      return { start, length, message };
    });
}

const PACKAGES = '/node_modules/';

/**
 * Replaces the absolute paths of modules in a text of the compiler, such as
 * `typeof import("/home/me/site/src/rates")`, with those that `file` would import. `root` and `file` are
 * absolute.
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
