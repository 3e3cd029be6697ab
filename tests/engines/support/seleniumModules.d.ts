/** Files of the package whose types are published under another path, or not at all. */
declare module 'selenium-webdriver/remote/index.js' {
  export * from 'selenium-webdriver/remote';
}
declare module 'selenium-webdriver/net/portprober.js' {
  export function findFreePort(host?: string): Promise<number>;
}
