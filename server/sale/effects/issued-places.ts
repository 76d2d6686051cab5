import { ok, type Result } from '#domain/kernel/result.ts';
import type { RefusalOf } from '#domain/refusal.ts';
import type { EventBook } from '#server/event/ports/event-book.ts';
import type { Attendee, DeskCommand } from '#server/sale/ports/reservation-desk.ts';
import { answeredPlaces } from './answered-places.ts';

type Issue = DeskCommand<'ISSUE_TICKETS'>;

export function issuedPlaces(
  book: Pick<EventBook, 'form' | 'formPerTicket'>,
  { ticketTypeId, quantity }: Pick<Issue['stock'], 'ticketTypeId' | 'quantity'>,
  { attendee, formAnswers }: Pick<Issue['details'], 'attendee' | 'formAnswers'>,
): Result<readonly Attendee[], RefusalOf<'ANSWERS_INCOMPLETE'>> {
  const places = Array.from({ length: quantity }, (_place, at) => ({
    ...attendee,
    answers: formAnswers?.[book.formPerTicket ? at : 0] ?? null,
  }));
  return book.form === null || formAnswers === null
    ? ok(places.map((place) => ({ ...place, answers: null })))
    : answeredPlaces(book.form, { ticketTypeId }, places);
}
