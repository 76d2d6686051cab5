import type { EventDesk } from '#application/event/ports/event-desk.ts';
import { type Token, token } from '#domain/kernel/token.ts';

/** Putting an event away and taking it out again, and deleting a draft for good [S2.14-02] [S2.14-08]. */
export type TidyEvents = Pick<EventDesk, 'archive' | 'remove'>;
export const TidyEvents: Token<TidyEvents> = token('TidyEvents');

export const makeTidyEvents = (desk: EventDesk): TidyEvents => ({ archive: desk.archive, remove: desk.remove });
