import { z } from 'zod';
import { seatsAsked } from '#server/event/api/seats-asked.ts';
import { count, rowNumber, wireId } from '#server/platform/graphql/input-parts.ts';
import { MOST_PLACES } from './attendee-input.ts';
import { MOST_LINES } from './lines-of-one-event.ts';

export const places = count(0, MOST_PLACES);
const chosenLine = z.object({ ticket_id: wireId, number_of_tickets: places, ...seatsAsked });
export const chooseTicketsInput = z.object({
  input: z.object({ section_event_id: rowNumber, lines: z.array(chosenLine).max(MOST_LINES) }),
});
