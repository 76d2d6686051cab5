import { answerKey, type SubmittedAnswers } from '#domain/event/questionnaire/answers.ts';
import { checkAnswers } from '#domain/event/questionnaire/check-answers.ts';
import { type Form, questionsForTicket } from '#domain/event/questionnaire/form.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import type { RefusalOf } from '#domain/refusal.ts';
import type { Reservation } from '#domain/sale/reservation/reservation.ts';
import { privateFileIdOf, privateFilePath } from '#server/platform/files/private-link.ts';
import type { Attendee } from '#server/sale/ports/reservation-desk.ts';

/** Exactly the answers that the form asks for. A signature must link to a file of ours. [S5-21] [S3-43] */
export function answeredPlaces(
  form: Form,
  line: Pick<Reservation, 'ticketTypeId'>,
  attendees: readonly Attendee[],
): Result<readonly Attendee[], RefusalOf<'ANSWERS_INCOMPLETE'>> {
  const places: Attendee[] = [];
  for (const attendee of attendees) {
    const answers = checkedAnswers(form, line.ticketTypeId, attendee.answers);
    if (!answers.ok) return answers;
    places.push({ ...attendee, answers: answers.value });
  }
  return ok(places);
}

export function checkedAnswers(
  form: Form,
  ticketTypeId: string,
  given: unknown,
): Result<SubmittedAnswers, RefusalOf<'ANSWERS_INCOMPLETE'>> {
  const questions = questionsForTicket(form, ticketTypeId);
  const answers = checkAnswers(questions, recordOf(given));
  if (!answers.ok)
    return refused({ code: 'ANSWERS_INCOMPLETE', fieldIds: answers.refusal.map((wrong) => wrong.fieldId) });
  const strange = questions.filter((field) => field.type === 'E-sign' && !isOurs(answers.value[answerKey(field.id)]));
  return strange.length > 0
    ? refused({ code: 'ANSWERS_INCOMPLETE', fieldIds: strange.map((field) => field.id) })
    : ok(answers.value);
}

const recordOf = (answers: unknown): Readonly<Record<string, unknown>> =>
  typeof answers === 'object' && answers !== null && !Array.isArray(answers) ? { ...answers } : {};

// The organiser's page loads this picture, so a foreign address must never get in.
const isOurs = (link: unknown): boolean => {
  if (link === undefined) return true;
  const fileId = typeof link === 'string' ? privateFileIdOf(link) : null;
  return fileId !== null && link === privateFilePath(fileId);
};
