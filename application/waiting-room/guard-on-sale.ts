import { EventDesk } from '#application/event/ports/event-desk.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';

/** Letting people in to an event's sale one after another, through its waiting room, or not. */
export type GuardOnSale = EventDesk['turnWaitingRoom'];

export const GuardOnSale = defineUseCase(
  'GuardOnSale',
  { desk: EventDesk },
  ({ desk }): GuardOnSale => desk.turnWaitingRoom,
);
