/**
 * Chromium's address bar preloads two pages in each new window. They're useless in headless mode, and
 * cost as much as the page under test: half a second of CPU time per test.
 */
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** The features that Playwright disables; Chromium only uses the last `--disable-features`. */
const TURNED_OFF_BY_PLAYWRIGHT = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
];

/** What the browser tests run in: the headless shell if it's installed. `undefined` is Playwright's own. */
export const BROWSER_PATH =
  process.env.HEADLESS_SHELL_PATH || process.env.CHROMIUM_PATH || undefined;

/** Turns off features of Chromium beside those that all tests go without. */
export function turnOff(...features: string[]): string {
  return `--disable-features=${[...TURNED_OFF_BY_PLAYWRIGHT, ...ADDRESS_BAR, ...features].join(',')}`;
}

/** Launches Chromium without background requests and preloaded pages. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  turnOff(),
];

/** For tests of built sites, for which other hosts than this machine don't exist. */
export const SITE_ARGS = [
  ...CHROMIUM_ARGS,
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
];
