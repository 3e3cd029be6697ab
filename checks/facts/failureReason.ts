/** The line with the error message, among the other output of a child process. */
export function failureReason(error: unknown): string {
  const lines = (error as Error).message.split('\n');
  return lines.find((line) => /^\w*Error: /.test(line)) ?? lines[0] ?? '';
}
