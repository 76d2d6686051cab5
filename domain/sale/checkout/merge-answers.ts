import type { SubmittedAnswers } from '#domain/event/questionnaire/answers.ts';
import { attendeesByLine, type TicketLine } from './attendees-by-line.ts';
import { attendeesForPlaces } from './attendees-for-places.ts';

/** One person with the answers given for that person's ticket. */
export type AnsweredAttendee<Attendee> = {
  readonly attendee: Attendee;
  readonly answers: SubmittedAnswers;
  /** The answers as a JSON text, as the wire carries them. [S3-59] */
  readonly metadata: string;
  /** Of the form that was answered. */
  readonly formVersion: number;
};

/**
 * Puts each ticket's answers beside its attendee, line by line. `answers` are those of checkForms, one entry for one
 * place in the order of the lines; with a form for each ticket there is an attendee for each too. [S4-28]
 */
export function mergeAnswers<Attendee>(order: {
  readonly lines: readonly TicketLine[];
  readonly attendees: readonly Attendee[];
  readonly formPerTicket: boolean;
  readonly answers: readonly SubmittedAnswers[];
  readonly formVersion: number;
}): readonly { readonly cartLineId: string; readonly attendees: readonly AnsweredAttendee<Attendee>[] }[] {
  const { lines, attendees, formPerTicket, formVersion } = order;
  const people = attendeesForPlaces(attendees, order.answers.length, formPerTicket);
  const answered = order.answers.flatMap((answers, place) =>
    people
      .slice(place, place + 1)
      .map((attendee) => ({ attendee, answers, metadata: JSON.stringify(answers), formVersion })),
  );
  return attendeesByLine(lines, answered, true);
}
