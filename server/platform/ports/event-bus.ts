import { token } from '#domain/kernel/token.ts';

/**
 * Something changed: ids only. Who hears it reads the state again; a lost message heals with the next. Two kinds carry
 * state that nobody could read again.
 */
export type BusMessage =
  | { readonly kind: 'checkout'; readonly eventId: number; readonly checkoutSessionId: string }
  | { readonly kind: 'stock'; readonly eventId: number }
  | { readonly kind: 'door'; readonly eventId: number }
  | { readonly kind: 'event'; readonly eventId: number }
  | { readonly kind: 'session-ended'; readonly accountId: string; readonly sessionFamilyId: string }
  /** How far admission went, and how many wait at the node that says so. */
  | {
      readonly kind: 'waiting-room';
      readonly eventId: number;
      readonly opensAt: number;
      readonly node: string;
      readonly frontier: number;
      readonly waiting: number;
    }
  /** What somebody took of a limited rate at a node; numbered, because each one counts. */
  | {
      readonly kind: 'allowance';
      readonly node: string;
      readonly number: number;
      readonly rate: string;
      readonly who: string;
      readonly taken: number;
    }
  /** Messages of other nodes may have been missed: whoever caches starts afresh. */
  | { readonly kind: 'resynchronise' };

/**
 * Tells every node what changed. Published after the commit, never inside the transaction. Nothing that money rests on
 * depends on delivery.
 */
export type EventBus = {
  /** Heard on this node at once and on the others within a fraction of a second, coalesced. */
  readonly publish: (message: BusMessage) => void;
  /** Answers the way to stop listening. */
  readonly subscribe: (listen: (message: BusMessage) => void) => () => void;
};
export const EventBus = token<EventBus>('EventBus');
