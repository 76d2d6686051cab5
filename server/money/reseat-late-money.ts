import { defineUseCase } from '#domain/kernel/use-case.ts';
import { ReservationDesk } from '#server/sale/ports/reservation-desk.ts';

const AT_ONCE = 200;

/** The longest waiting first. Returns how many were seated. */
export type ReseatLateMoney = () => Promise<number>;

export const ReseatLateMoney = defineUseCase(
  'ReseatLateMoney',
  { desk: ReservationDesk },
  (deps): ReseatLateMoney =>
    async () => {
      const waiting = await deps.desk.waitingLateMoney(AT_ONCE);
      const outcomes = await Promise.all(
        waiting.map(({ eventId, paymentId }) => deps.desk.submit(eventId, { kind: 'RESEAT', paymentId }, null)),
      );
      return outcomes.filter((outcome) => outcome.ok && outcome.value.kind === 'SOLD').length;
    },
);
