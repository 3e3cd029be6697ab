import { type Options, run, type Validation } from 'zhlint';
import type { TextRun } from '../../../content/markdown/textRuns.ts';
import { excerpt, forLanguage, HEADING_ID, proseRuns } from '../proseRuns.ts';

/** See zhlint's list of rules. Unlike in its preset, parentheses are full-width. */
const RULES: Options['rules'] = {
  fullwidthPunctuation: '，。：；？！“”‘’（）',
  adjustedFullwidthPunctuation: '',
  unifiedPunctuation: 'simplified',
  spaceBetweenHalfwidthContent: true,
  noSpaceBetweenFullwidthContent: true,
  spaceBetweenMixedwidthContent: true,
  noSpaceBeforePauseOrStop: true,
  spaceAfterHalfwidthPauseOrStop: true,
  // Without remark-cjk-friendly, as on GitHub, bold text must be followed by a space: `**句子。** 正文`.
  noSpaceAfterFullwidthPauseOrStop: false,
  noSpaceOutsideFullwidthQuotation: true,
  noSpaceInsideQuotation: true,
  noSpaceOutsideFullwidthBracket: true,
  noSpaceInsideBracket: true,
  skipPureWestern: true,
};

/** Commands of VS Code, whose colon stays half-width. */
const COMMANDS = [{ textStart: 'Rstest: Show' }, { textStart: 'Debug: JavaScript' }];

/** Names from code that are written without backticks: `.env`, `rs.fn()`. */
const NAME = /(?<![\w.])\.[a-z]\w*|[\w.]+\(\)/gi;

/** Reports spaces and punctuation in Chinese text that zhlint refuses, except in code. */
export const checkChineseTypography = forLanguage('zh', (page) =>
  proseRuns(page).flatMap((prose) =>
    validate(prose).map(({ index, message }) => ({
      file: page.file,
      line: prose.lineAt(index),
      message: `${message}：“${excerpt(prose, index)}”`,
    })),
  ),
);

function validate({ text }: TextRun): Validation[] {
  const plain = text.replace(HEADING_ID, '').replace(NAME, (name) => 'x'.repeat(name.length));
  // zhlint takes placeholders for Latin letters, which are spaced like code.
  return run(plain, { rules: RULES, ignoredCases: COMMANDS }).validations;
}
