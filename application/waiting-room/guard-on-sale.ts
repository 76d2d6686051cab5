import { EventDesk } from '#application/event/ports/event-desk.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';

export type GuardOnSale = EventDesk['turnWaitingRoom'];

export const GuardOnSale = defineUseCase(
  'GuardOnSale',
  { desk: EventDesk },
  ({ desk }): GuardOnSale => desk.turnWaitingRoom,
);
