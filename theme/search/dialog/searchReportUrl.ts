/** The URL for reporting a query; `undefined` if none is configured. */
export function searchReportUrl(query: string): string | undefined {
  if (typeof __SEARCH_REPORT_URL__ === 'undefined') return undefined;
  return __SEARCH_REPORT_URL__?.replace('{query}', encodeURIComponent(query));
}
