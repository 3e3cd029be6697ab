/** Where the build put what runs examples; see `plugins/run-sandbox`. */
declare module 'run-parts' {
  /** Address of the sandbox's document. */
  export const frame: string;
  /** Address of the script that runs in it. */
  export const inside: string;
}
