import { memoryStorage } from './memoryStorage.ts';

/** Ways out that no Content-Security-Policy closes in every browser. */
const WAYS_OUT = [
  'RTCPeerConnection',
  'webkitRTCPeerConnection',
  'RTCDataChannel',
  'RTCIceTransport',
  'WebTransport',
] as const;

/**
 * Takes away what could reach a network past the policy, and puts storage of the run's own where
 * reading the site's would throw.
 */
export function hideFromExamples(environment: unknown): void {
  for (const name of WAYS_OUT) Reflect.deleteProperty(globalThis, name);
  // An example that asked for jsdom may count on what jsdom lacks.
  if (environment === 'jsdom') Reflect.deleteProperty(globalThis, 'matchMedia');
  if (!('document' in globalThis)) return;
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(globalThis, name, { value: memoryStorage(), configurable: true });
  }
}
