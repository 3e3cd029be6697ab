/** The line that names an error; what a child process prints has many others around it. */
export function failureReason(error: unknown): string {
  const lines = (error as Error).message.split('\n');
  return lines.find((line) => /^\w*Error: /.test(line)) ?? lines[0] ?? '';
}
