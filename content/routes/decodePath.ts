/** A percent-decoded path, hash, or segment; as it is if its encoding isn't valid. */
export function decodePath(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
