import { ensureTools } from './systemPackages.mjs';

const FIREFOX = {
  name: 'Firefox',
  purpose: 'the tests in Firefox',
  variable: 'FIREFOX_PATH',
  commands: ['firefox-esr', 'firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'],
  debianPackage: 'firefox-esr',
};
const WEBKIT_DRIVER = {
  name: 'WebKitWebDriver, with its browser,',
  purpose: 'the tests in WebKit',
  variable: 'WEBKIT_DRIVER_PATH',
  commands: ['WebKitWebDriver'],
  debianPackage: 'webkit2gtk-driver',
};
const XVFB = {
  name: 'xvfb-run, with xauth,',
  purpose: 'the tests in WebKit, whose browser needs a display',
  variable: 'XVFB_RUN_PATH',
  commands: ['xvfb-run'],
  debianPackage: 'xvfb xauth',
};

/**
 * Sets the environment variables with the paths of Firefox, WebKit, and Xvfb, and installs the tools if
 * necessary. Exits with a message if one of them is still missing.
 */
export function ensureBrowsers() {
  const tools = [FIREFOX, WEBKIT_DRIVER, XVFB];
  const paths = ensureTools(tools);
  for (const [index, { variable }] of tools.entries()) process.env[variable] = paths[index];
}
