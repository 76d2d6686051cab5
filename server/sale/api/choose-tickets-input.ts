import { z } from 'zod';
import { seatsAsked } from '#server/event/api/seats-asked.ts';
import { count, GREATEST_ROW, rowNumber, wireId } from '#server/platform/graphql/input-parts.ts';
import { decodeWireId } from '#server/platform/graphql/wire-id.ts';
import { MOST_PLACES } from './attendee-input.ts';
import { MOST_LINES } from './lines-of-one-event.ts';

export const places = count(0, MOST_PLACES);
const chosenLine = z.object({ ticket_id: wireId, number_of_tickets: places, ...seatsAsked });
export const chooseTicketsInput = z.object({
  input: z.object({ section_event_id: rowNumber, lines: z.array(chosenLine).max(MOST_LINES) }),
});

type Given = z.input<typeof chooseTicketsInput>;
type Chosen = z.output<typeof chooseTicketsInput>;

const isWhole = (value: unknown, least: number, most: number): boolean =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= most;

/** What the schema fills in where nothing is said is no word of seats either. */
const saysOfSeats = (line: Given['input']['lines'][number]): boolean =>
  line.seat_ids != null || line.may_split === false || (line.accessible ?? 0) !== 0 || line.special_code != null;

/**
 * What a crowd asks for before anything else: so many of these tickets, and no word of seats. Read here it costs a
 * tenth of what it costs with zod, which reads whatever is not of this form, and says what is wrong with it.
 */
export function plainChoice({ input }: Given): Chosen | null {
  const { section_event_id, lines } = input;
  if (!isWhole(section_event_id, 1, GREATEST_ROW) || lines.length > MOST_LINES) return null;
  const read: Chosen['input']['lines'] = [];
  for (const line of lines) {
    if (saysOfSeats(line)) return null;
    const ticket_id = typeof line.ticket_id === 'string' ? decodeWireId(line.ticket_id) : null;
    if (ticket_id === null || !isWhole(line.number_of_tickets, 0, MOST_PLACES)) return null;
    read.push({ ticket_id, number_of_tickets: line.number_of_tickets, special_code: null });
  }
  return { input: { section_event_id, lines: read } };
}
