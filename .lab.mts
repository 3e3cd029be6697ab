import { chromium } from '@playwright/test';
import { PAYLOADS } from './tests/faults/support/payloads.ts';
import { built, listen, siteListener } from './tests/faults/support/builds.ts';
const { origin, close } = await listen(siteListener(built('fixture-site')));
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-background-networking'] });
const ctx = await browser.newContext({ bypassCSP: true });
await ctx.addInitScript(() => { localStorage.setItem('rstest-docs:visited', '1'); });
for (const p of PAYLOADS) {
  const page = await ctx.newPage();
  const bad: string[] = [];
  page.on('console', m => { if (m.type() === 'error' && !/Failed to load/.test(m.text())) bad.push(m.text().slice(0, 80)); });
  page.on('pageerror', e => bad.push('E ' + e.message.slice(0, 80)));
  await page.goto(`${origin}/${encodeURIComponent(p)}`);
  await page.waitForTimeout(700);
  const t = await page.locator('main').innerText().catch(() => 'NO MAIN');
  if (bad.length || !/NOT FOUND/.test(t)) console.log(JSON.stringify(p), page.url(), bad, t.slice(0, 60));
  await page.close();
}
await browser.close(); await close();
