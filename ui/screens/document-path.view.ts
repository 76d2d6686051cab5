/** The path at which this document was loaded, whose policy it keeps; null if the browser does not tell. */
export function documentPath(): string | null {
  const [loaded] = performance.getEntriesByType('navigation');
  return loaded === undefined || !('name' in loaded) ? null : (URL.parse(loaded.name)?.pathname ?? null);
}
