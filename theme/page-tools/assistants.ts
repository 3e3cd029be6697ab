/** AI assistants that accept a prompt in the URL. */
export const ASSISTANTS = [
  { name: 'ChatGPT', url: 'https://chatgpt.com/?hints=search&q=' },
  { name: 'Claude', url: 'https://claude.ai/new?q=' },
] as const;

export function assistantUrl(base: string, question: string): string {
  return base + encodeURIComponent(question);
}
