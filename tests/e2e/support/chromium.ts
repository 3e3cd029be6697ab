/**
 * The features with which Chromium's address bar preloads two pages in each new window. In headless mode,
 * they're useless and cost as much as the page under test: half a second of CPU time per test.
 */
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** The features that Playwright disables, again: Chromium only uses the last `--disable-features`. */
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

/** The browser for the tests: the headless shell if it's installed. `undefined` for Playwright's own. */
export const BROWSER_PATH =
  process.env.HEADLESS_SHELL_PATH || process.env.CHROMIUM_PATH || undefined;

/** The argument that disables features of Chromium, including those that all tests disable. */
export function turnOff(...features: string[]): string {
  return `--disable-features=${[...TURNED_OFF_BY_PLAYWRIGHT, ...ADDRESS_BAR, ...features].join(',')}`;
}

/** Arguments for tests of built sites. No host other than this machine can be reached. */
export const SITE_ARGS = [
  turnOff(),
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
];
