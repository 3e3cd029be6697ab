import { ensureChromium } from './ensureChromium.mjs';
import { ensureTools } from './systemPackages.mjs';

const FIREFOX = {
  name: 'Firefox',
  purpose: 'the tests in its engine',
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
  name: 'Xvfb',
  purpose: 'the tests in WebKit, whose browser needs a display',
  variable: 'XVFB_PATH',
  commands: ['Xvfb'],
  debianPackage: 'xvfb',
};

/**
 * Sets the environment variables with the paths of the browsers of three engines, which are installed
 * if necessary; a variable is empty if its browser isn't available. Returns the available engines.
 */
export async function ensureEngines() {
  await ensureChromium();
  const [firefox, driver, display] = ensureTools([FIREFOX, WEBKIT_DRIVER, XVFB]);
  process.env.FIREFOX_PATH = firefox ?? '';
  process.env.WEBKIT_DRIVER_PATH = driver ?? '';
  process.env.XVFB_PATH = display ?? '';
  return ['chromium', ...(firefox ? ['firefox'] : []), ...(driver && display ? ['webkit'] : [])];
}
