// A small fake package for the tests, with the same structure as the real one.
export declare const beforeAll: (fn: () => void, timeout?: number) => void;
export declare const onTestFailed: (fn: (context: TestContext) => void) => void;
export declare const test: (name: string, fn?: () => void) => void;
export declare function defineConfig(config: () => RstestConfig): RstestConfig;
export declare function defineConfig(config: RstestConfig): RstestConfig;
export declare class Failure extends Error {}

export declare interface RstestUtilities {
  fn(): MockInstance;
}
export declare interface MockInstance {
  mock: { calls: unknown[]; lastCall?: unknown[] };
  mockReset(): this;
  [Symbol.dispose](): void;
}
export declare interface Assertion {
  toBe(expected: unknown): void;
}
export declare interface ExpectStatic {
  (actual: unknown): Assertion;
  soft: (actual: unknown) => Assertion;
}
export declare type TestAPIs = ((name: string) => void) & { only: TestAPIs; each: unknown };
export declare interface TestContext {
  task: { id: string; name: string };
  skip: () => never;
}
export declare type TestOptions = { retry?: number };
export declare type Describe = ((name: string) => void) & { skip: Describe };
export declare interface Reporter {
  onExit?: () => void;
}
declare type Name = 'short' | 'long' | 'free';
declare interface Options {
  short: { color?: boolean | { name?: string } };
  long: { stream?: Stream; lines: { max?: number } | false };
  free: Record<string, unknown>;
}
declare interface Stream {
  write(text: string): void;
}
declare type WithOptions<Key extends Name = Name> = Key extends Name ? [Key, Options[Key]] : never;
export declare interface RstestConfig {
  reporters?: Reporter | Name | (Reporter | Name | [Name] | WithOptions)[];
}

export type { Stream as Output };
