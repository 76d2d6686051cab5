import { EventDesk } from '#application/event/ports/event-desk.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';

/** A new link for a private event; the old one opens nothing. */
export type ReplaceLink = EventDesk['renewLink'];

export const ReplaceLink = defineUseCase('ReplaceLink', { desk: EventDesk }, ({ desk }): ReplaceLink => desk.renewLink);
