/** Loads a page's Markdown. An answer that isn't one (a 404 page, HTML) is an error. */
export async function fetchMarkdown(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status} ${response.statusText}`);
  const type = response.headers.get('content-type') ?? '';
  if (type.includes('text/html')) throw new Error(`${url}: expected Markdown, got ${type}`);
  return response.text();
}
