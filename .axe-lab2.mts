import { chromium } from '@playwright/test';
import { AxeBuilder } from '@axe-core/playwright';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-background-networking'] });
  const ctx = await browser.newContext({ viewport: { width:1280, height: 900 }, baseURL: 'http://localhost:4340' });
  await ctx.addInitScript(() => { localStorage.setItem('visited', '1'); });
  await ctx.route(u => u.origin !== 'http://localhost:4340', r => r.abort());
  const page = await ctx.newPage();
  for (const r of ['/api/test-api/expect','/api/rstest/mockModules','/config/test/reporters','/config/test/bail']) {
    await page.goto(r); await page.waitForTimeout(300);
    const time = async (name: string, f: () => Promise<unknown>) => { const t = Date.now(); await f(); console.log(r, name, Date.now() - t); };
    await time('full', () => new AxeBuilder({ page }).analyze());
    await time('full legacy', () => new AxeBuilder({ page }).setLegacyMode().analyze());
    await time('no contrast', () => new AxeBuilder({ page }).disableRules('color-contrast').analyze());
    await time('only contrast', () => new AxeBuilder({ page }).withRules('color-contrast').analyze());
    await time('exclude pre', () => new AxeBuilder({ page }).exclude('pre code').analyze());
    await time('options resultTypes', () => new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).analyze());
    await time('resultTypes, exclude code', () => new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).exclude('pre code').analyze());
  }
await browser.close();
