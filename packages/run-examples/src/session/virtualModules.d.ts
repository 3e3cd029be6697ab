/** URLs of the sandbox's document and of its workers' scripts, emitted by `build/sandbox`. */
declare module 'virtual-run-sandbox' {
  /** The sandbox's document. */
  export const frame: string;
  /** The scripts of the document's workers. */
  export const relay: string;
  export const runtime: string;
  export const dom: string;
}
