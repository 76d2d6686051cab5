import type { Instant } from '#domain/kernel/instant.ts';
import { ZERO } from '#domain/kernel/money/dong.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Refusal } from '#domain/refusal.ts';
import type { SimulatedAnswer } from '#domain/waiting-room/rehearsal.ts';
import type { Attendee } from '#server/sale/ports/reservation-desk.ts';
import type { RehearsedTicket, Stage } from '#server/waiting-room/ports/rehearsal-stage.ts';

const NOBODY: Attendee = {
  email: 'rehearsal@simulated.invalid',
  firstName: 'Rehearsal',
  lastName: null,
  gender: null,
  phoneNumber: null,
  jobTitle: null,
  note: null,
  about: null,
  answers: null,
};
const { email, firstName, lastName, gender, phoneNumber } = NOBODY;
const REGISTRANT = { email, firstName, lastName, gender, phoneNumber };

export async function buyOnStage(given: {
  readonly stage: Pick<Stage, 'desk'>;
  readonly eventId: number;
  /** By preference; not empty. */
  readonly tickets: readonly RehearsedTicket[];
  readonly newId: () => string;
  readonly now: () => Instant;
  readonly opensAt: Instant;
}): Promise<readonly SimulatedAnswer[]> {
  const { stage, eventId, tickets, newId, now, opensAt } = given;
  const accountId = newId() as AccountId;
  const answers: SimulatedAnswer[] = [];
  const note = (
    step: SimulatedAnswer['step'],
    began: number,
    refusal: Refusal | null,
    places: number,
    nothingLeft: boolean,
  ): void => {
    answers.push({
      step,
      at: now() - opensAt,
      ms: now() - began,
      refusal: refusal === null ? null : refusal.code,
      places,
      nothingLeft,
    });
  };

  for (const [index, { sectionEventId, ticketTypeId, multipleOf }] of tickets.entries()) {
    const lines = [{ reservationId: newId(), ticketTypeId, quantity: multipleOf }];
    const began = now();
    const held = await stage.desk.submit(
      eventId,
      { kind: 'HOLD', accountId, idempotencyKey: newId(), requestHash: '', mode: 'add', sectionEventId, lines },
      null,
    );
    const isSoldOut = !held.ok && held.refusal.code === 'SOLD_OUT';
    note(
      'HOLD',
      began,
      held.ok ? null : held.refusal,
      held.ok ? multipleOf : 0,
      isSoldOut && index === tickets.length - 1,
    );
    if (isSoldOut) continue;
    if (!held.ok) return answers;

    const attendees = held.value.lines.map(({ reservationId, quantity }) => ({
      reservationId,
      attendees: Array.from({ length: quantity }, () => NOBODY),
    }));
    const beganCheckout = now();
    const begun = await stage.desk.submit(
      eventId,
      {
        kind: 'BEGIN_CHECKOUT',
        accountId,
        idempotencyKey: newId(),
        requestHash: '',
        sectionEventId,
        checkoutSessionId: newId(),
        donation: ZERO,
        shownPrice: null,
        attendees: [],
      },
      { attendees, policyAgreed: true, registrant: REGISTRANT, locale: 'en' },
    );
    note('CHECKOUT', beganCheckout, begun.ok ? null : begun.refusal, 0, false);
    return answers;
  }
  return answers;
}
