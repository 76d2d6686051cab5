import { EventDesk } from '#application/event/ports/event-desk.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';

/** A new link for a private event; the old one opens nothing. */
export type RenewLink = EventDesk['renewLink'];

export const RenewLink = defineUseCase('RenewLink', { desk: EventDesk }, ({ desk }): RenewLink => desk.renewLink);
