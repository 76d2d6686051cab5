/** The router's key survives a reload, but the first entry has none. Part of the first script as text. [S4-39] */
export function visitOf(
  locationKey: string,
  firstOfDocument: boolean,
  navigation: string,
): { readonly visit: string; readonly fresh: boolean } {
  if (locationKey !== 'default') return { visit: locationKey, fresh: false };
  return { visit: 'document', fresh: firstOfDocument && navigation === 'navigate' };
}

let documentVisited = false;

export function visitHere(locationKey: string): ReturnType<typeof visitOf> {
  const [entry] = performance.getEntriesByType('navigation');
  const visit = visitOf(
    locationKey,
    !documentVisited,
    entry !== undefined && 'type' in entry ? String(entry.type) : 'navigate',
  );
  if (locationKey === 'default') documentVisited = true;
  return visit;
}
