/**
 * Who takes the places: as many as there are places. Unless every ticket has a form of its own, the first attendee
 * stands for all places that nobody was named for; what is too many is left out, so that the count tells what is
 * missing. [S5-22]
 */
export function attendeesForPlaces<Attendee>(
  given: readonly Attendee[],
  places: number,
  formPerTicket: boolean,
): readonly Attendee[] {
  const first = given[0];
  if (first === undefined || formPerTicket) return given.slice(0, places);
  return Array.from({ length: places }, (_, place) => given[place] ?? first);
}
