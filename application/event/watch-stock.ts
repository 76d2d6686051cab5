import type { Observable } from 'rxjs';
import type { SessionOnSale, SessionsVariant } from '#application/event/ports/event-pages.ts';
import { token } from '#domain/kernel/token.ts';

export type WatchStock = (eventId: number, variant: SessionsVariant) => Observable<readonly SessionOnSale[]>;
export const WatchStock = token<WatchStock>('WatchStock');
