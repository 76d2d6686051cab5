import { EventDesk } from '#application/event/ports/event-desk.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';

/** [S7.7-06] */
export type ChangeVisibility = EventDesk['changeVisibility'];

export const ChangeVisibility = defineUseCase(
  'ChangeVisibility',
  { desk: EventDesk },
  ({ desk }): ChangeVisibility => desk.changeVisibility,
);
