import type { Observable } from 'rxjs';
import type { SessionOnSale, SessionsVariant } from '#application/event/ports/event-pages.ts';
import { token } from '#domain/kernel/token.ts';

/**
 * The sessions of an event as they sell, read again when the stock moves. Stays quiet while nothing can be read: the
 * page keeps what it has.
 */
export type WatchStock = (eventId: number, variant: SessionsVariant) => Observable<readonly SessionOnSale[]>;
export const WatchStock = token<WatchStock>('WatchStock');
