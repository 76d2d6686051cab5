import { EventDesk } from '#application/event/ports/event-desk.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';

/** Listing an event for everyone, or showing it only to people with the link. [S7.7-06] */
export type ChangeVisibility = EventDesk['changeVisibility'];

export const ChangeVisibility = defineUseCase(
  'ChangeVisibility',
  { desk: EventDesk },
  ({ desk }): ChangeVisibility => desk.changeVisibility,
);
