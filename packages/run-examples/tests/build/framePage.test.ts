import { createHash } from 'node:crypto';
import { parse } from 'parse5';
import { describe, expect, it } from 'vitest';
import { framePage } from '../../src/build/sandbox/pluginSandbox.ts';

describe('framePage', () => {
  const page = framePage('start()');
  const [, policy = ''] = /Content-Security-Policy" content="([^"]+)"/.exec(page) ?? [];

  it('lets its own script run, and names no address', () => {
    const [, script = ''] = /<script>(.*)<\/script>/s.exec(page) ?? [];
    const hash = createHash('sha256').update(script).digest('base64');
    expect(script).toBe('start()');
    expect(policy).toContain(`script-src 'sha256-${hash}' blob:`);
    expect(policy).toMatch(/^default-src 'none';/);
    expect(policy).not.toMatch(/'self'|https?:|\*/);
    expect(policy).not.toMatch(/(?:connect|frame|child|img|style|font|media)-src/);
  });

  it('has the policy before its script, and an empty body', () => {
    expect(page.indexOf('Content-Security-Policy')).toBeLessThan(page.indexOf('<script>'));
    expect(page).toMatch(/<body><\/body>/);
    expect(() => parse(page)).not.toThrow();
  });
});
