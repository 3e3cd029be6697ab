/**
 * `node --max-semi-space-size=32 scripts/build.mjs`: builds the site. See decisions/build-command.md
 * for the flag and for `siteConfig.mjs`.
 */
import { runCLI } from '@rspress/core';

const [node = '', script = '', ...rest] = process.argv;
runCLI({ argv: [node, script, 'build', '--config', 'scripts/siteConfig.mjs', ...rest] });
