let documentVisited = false;

/**
 * Names this visit of the payment page. The router's key of a history entry survives a reload; the document's first
 * entry has none, so the browser's own word on how the document was opened decides there. [S4-39]
 */
export function visitOf(locationKey: string): { readonly visit: string; readonly fresh: boolean } {
  if (locationKey !== 'default') return { visit: locationKey, fresh: false };
  const [entry] = performance.getEntriesByType('navigation');
  const type = entry !== undefined && 'type' in entry ? entry.type : 'navigate';
  const fresh = !documentVisited && type === 'navigate';
  documentVisited = true;
  return { visit: 'document', fresh };
}
