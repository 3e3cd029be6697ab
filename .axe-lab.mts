import { chromium } from '@playwright/test';
import { AxeBuilder } from '@axe-core/playwright';
import { routesOf } from './tests/e2e/support/site.ts';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-background-networking'] });
const routes = [...routesOf('en'), ...routesOf('zh')].filter((_, i) => i % 6 === 0);
for (const [theme, width] of [['light', 1280], ['dark', 390]] as const) {
  const ctx = await browser.newContext({ viewport: { width, height: 900 }, colorScheme: theme, baseURL: 'http://localhost:4340' });
  await ctx.addInitScript(() => { localStorage.setItem('visited', '1'); });
  await ctx.route(u => u.origin !== 'http://localhost:4340', r => r.abort());
  const page = await ctx.newPage();
  for (const r of routes) {
    let t = Date.now();
    await page.goto(r); await page.waitForTimeout(300);
    const l = Date.now() - t; t = Date.now();
    const { violations } = await new AxeBuilder({ page }).analyze();
    console.log(theme, width, page.url().slice(21), l, Date.now() - t, violations.map(v => v.id + ' ' + v.nodes.length + ' ' + v.nodes[0]!.target + ' ' + v.nodes[0]!.failureSummary?.slice(0, 150).replaceAll('\n', ' ')).join(' | '));
  }
}
await browser.close();
