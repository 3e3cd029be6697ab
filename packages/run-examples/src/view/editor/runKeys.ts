/** The platform's keyboard shortcut that runs the editor's code. */
export function runKeys(platform: string): string {
  return /mac|iphone|ipad/i.test(platform) ? '⌘ Enter' : 'Ctrl+Enter';
}
