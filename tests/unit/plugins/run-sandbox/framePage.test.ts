import { parse } from 'parse5';
import { describe, expect, it } from 'vitest';
import { framePage } from '../../../../plugins/run-sandbox/framePage.ts';
import { inlineScriptHashes } from '../../../../plugins/security-headers/inlineScripts.ts';

describe('framePage', () => {
  const page = framePage('start()');
  const [, policy = ''] = /Content-Security-Policy" content="([^"]+)"/.exec(page) ?? [];

  it('lets its own script run, and names no address', () => {
    const [hash = ''] = inlineScriptHashes(page);
    expect(policy).toContain(`script-src ${hash} blob:`);
    expect(policy).toMatch(/^default-src 'none';/);
    expect(policy).not.toMatch(/'self'|https?:|\*/);
    expect(policy).not.toMatch(/connect-src|frame-src|child-src/);
  });

  it('has the policy before its script, and an empty body', () => {
    expect(page.indexOf('Content-Security-Policy')).toBeLessThan(page.indexOf('<script>'));
    expect(page).toMatch(/<body><\/body>/);
    expect(() => parse(page)).not.toThrow();
  });
});
