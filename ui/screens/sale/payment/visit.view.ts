/**
 * Names this visit of the payment page. The router's key of a history entry survives a reload; the document's first
 * entry has none, so there `navigation`, the browser's own word on how the document was opened, decides. The text of
 * this function is part of the page's first script, so it uses nothing from outside. [S4-39]
 */
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
