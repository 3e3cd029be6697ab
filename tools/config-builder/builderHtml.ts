import { escapeHtml } from '../../content/escapeHtml';
import type { Language } from '../../content/languages';
import { localizedPath } from '../../content/routes/localizedPath';
import { PAGE_TEXT } from '../../theme/i18n/text/pageText';
import { codeHtml } from '../../theme/prose/codeTokens';
import { PATHS } from '../../theme/ui/icons/Icon';
import { BUILDER_TEXT, type BuilderText } from './builderText';
import { allFiles, type ConfigFile, type ConfigLine, type LineReason } from './configFiles';
import type { Answers } from './questions';

/** The page that explains a line, by the line's reason. */
export const REASON_LINKS: Readonly<Record<LineReason, string>> = {
  projects: '/config/test/projects',
  name: '/config/test/name',
  plugin: '/config/build/plugins',
  environment: '/config/test/testEnvironment',
  globals: '/config/test/globals',
  setupFiles: '/config/test/setupFiles',
  restoreMocks: '/config/test/restoreMocks',
  coverage: '/config/test/coverage',
  provider: '/config/test/coverage#coverage-provider',
  include: '/config/test/coverage#coverage-include',
  github: '/config/test/reporters#github-actions',
  junit: '/config/test/reporters#junit',
  matchers: '/guide/basic/react#setup',
  actEnvironment: '/guide/basic/react#setup',
  cleanup: '/api/test-api/hooks#aftereach',
  timeZone: '/guide/recipes/time-zones',
  types: '/config/test/globals',
  jsx: '/guide/basic/typescript',
  dom: '/guide/basic/typescript',
};

interface HtmlContext {
  readonly language: Language;
  /** Adds the base of the site. */
  readonly withBase: (path: string) => string;
  /** Class names of code blocks, which differ between builds. */
  readonly classes: Readonly<Record<string, string>>;
}

/** The HTML of all files for the answers, each with explanations of its lines. */
export function builderHtml(answers: Answers, context: HtmlContext): string {
  return allFiles(answers)
    .map((file) => fileHtml(file, context))
    .join('');
}

function fileHtml({ path, codeLanguage, lines }: ConfigFile, context: HtmlContext): string {
  const { classes, language } = context;
  const { copyCode } = PAGE_TEXT[language];
  const text = BUILDER_TEXT[language];
  const code = lines.map((line) => `<span class="line">${codeHtml(line.code)}</span>`).join('\n');
  return `<figure class="${classes.block}" data-file="${path}">
<figcaption class="${classes.caption}" translate="no">${path}</figcaption>
<div class="${classes.body}"><pre class="${classes.pre}" translate="no" data-lang="${codeLanguage}"><code data-config>${code}</code></pre>
<div class="${classes.tools}" data-needs-js><button type="button" class="${classes.button}" data-code-tool="copy"><svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="${PATHS.copy}"/></svg><span class="visually-hidden">${copyCode}</span></button></div></div>
</figure>
${explanationsHtml(lines, text, context)}`;
}

function explanationsHtml(
  lines: readonly ConfigLine[],
  text: BuilderText,
  { language, withBase }: HtmlContext,
): string {
  const rows = lines.flatMap(({ code, reason }) => {
    if (!reason) return [];
    const href = withBase(localizedPath(REASON_LINKS[reason], language));
    const link = `<a data-own href="${href}"><code translate="no">${escapeHtml(code.trim())}</code></a>`;
    return [`<tr><td>${link}</td><td>${escapeHtml(text.reasons[reason])}</td></tr>`];
  });
  if (rows.length === 0) return '';
  return `<div class="table-region"><table><thead><tr><th>${text.line}</th><th>${text.explanation}</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}
