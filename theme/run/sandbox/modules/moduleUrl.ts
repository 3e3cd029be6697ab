/** The address of a module with this text; of this document or worker only. */
export function moduleUrl(text: string): string {
  return URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
}
