export const MOST_LINES = 50;

export const sameEvent = (eventId: number, ids: readonly { readonly eventId: number }[]): boolean =>
  ids.every((id) => id.eventId === eventId);
