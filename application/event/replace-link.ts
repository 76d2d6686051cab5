import { EventDesk } from '#application/event/ports/event-desk.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';

export type ReplaceLink = EventDesk['renewLink'];

export const ReplaceLink = defineUseCase('ReplaceLink', { desk: EventDesk }, ({ desk }): ReplaceLink => desk.renewLink);
