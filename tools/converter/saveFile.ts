/** Downloads a converted file, under its name without folders. */
export function saveFile({ path, code }: { readonly path: string; readonly code: string }): void {
  const url = URL.createObjectURL(new Blob([code], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = path.split('/').at(-1) ?? path;
  link.click();
  // The browser has taken the blob by the next task.
  setTimeout(() => URL.revokeObjectURL(url));
}
