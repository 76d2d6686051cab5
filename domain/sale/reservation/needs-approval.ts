import type { Reservation, SellableEvent } from './reservation.ts';

/** Whether an order waits for its organiser: every one of the event, or one with a seat on request. [S4-15] [S3] */
export const needsApproval = (
  event: Pick<SellableEvent, 'requiredApproval'>,
  lines: readonly Pick<Reservation, 'seats'>[],
): boolean => event.requiredApproval || lines.some(({ seats }) => seats.some(({ asks }) => asks === true));
