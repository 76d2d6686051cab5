/** As many lines as one request may name. */
export const MOST_LINES = 50;

/** Ids of one event, decoded; a thing of another event is not found here. */
export const sameEvent = (eventId: number, ids: readonly { readonly eventId: number }[]): boolean =>
  ids.every((id) => id.eventId === eventId);
