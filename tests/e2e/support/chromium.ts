/**
 * Chromium's address bar keeps two pages ready in each new window. Headless, nobody ever sees them,
 * and they cost as much as the page under test: half a second of the processor for every test.
 */
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** What Playwright turns off; Chromium heeds only the last list that it is given. */
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

/** A Chromium that asks nobody for anything on its own account, and draws nothing but pages. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  `--disable-features=${[...TURNED_OFF_BY_PLAYWRIGHT, ...ADDRESS_BAR].join(',')}`,
];
