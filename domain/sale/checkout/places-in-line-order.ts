/** A place that somebody filled in before its line was held. */
type FilledPlace<Attendee> = { readonly ticketTypeId: string; readonly attendee: Attendee };

/** The attendees of filled places in the order of an order's lines, each with a line of its own ticket type. */
export function placesInLineOrder<Attendee>(
  lines: readonly { readonly ticketTypeId: string; readonly quantity: number }[],
  places: readonly FilledPlace<Attendee>[],
): readonly Attendee[] {
  const waiting = [...places];
  return lines.flatMap(({ ticketTypeId, quantity }) =>
    Array.from({ length: quantity }, () => {
      const at = waiting.findIndex((place) => place.ticketTypeId === ticketTypeId);
      return at < 0 ? [] : waiting.splice(at, 1).map((place) => place.attendee);
    }).flat(),
  );
}
