import { attendeesForPlaces } from './attendees-for-places.ts';

export type TicketLine = { readonly id: string; readonly quantity: number };

/** The attendees of an order's places, in the order of its lines, each beside the line that it belongs to. [S5-22] */
export function attendeesByLine<Attendee>(
  lines: readonly TicketLine[],
  attendees: readonly Attendee[],
  formPerTicket: boolean,
): readonly { readonly cartLineId: string; readonly attendees: readonly Attendee[] }[] {
  const places = lines.reduce((total, line) => total + line.quantity, 0);
  const waiting = [...attendeesForPlaces(attendees, places, formPerTicket)];
  return lines.map(({ id, quantity }) => ({ cartLineId: id, attendees: waiting.splice(0, quantity) }));
}
