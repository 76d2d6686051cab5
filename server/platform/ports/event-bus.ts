import { token } from '#domain/kernel/token.ts';

/** Listeners read the state again, so a lost message heals with the next. Two kinds carry state. */
export type BusMessage =
  | { readonly kind: 'checkout'; readonly eventId: number; readonly checkoutSessionId: string }
  | { readonly kind: 'stock'; readonly eventId: number }
  | { readonly kind: 'door'; readonly eventId: number }
  | { readonly kind: 'event'; readonly eventId: number }
  | { readonly kind: 'session-ended'; readonly accountId: string; readonly sessionFamilyId: string }
  /** How far admission went and how many wait, at the sending node. */
  | {
      readonly kind: 'waiting-room';
      readonly eventId: number;
      readonly opensAt: number;
      readonly node: string;
      readonly frontier: number;
      readonly waiting: number;
    }
  /** What was taken of a rate limit at a node; numbered, because each one counts. */
  | {
      readonly kind: 'allowance';
      readonly node: string;
      readonly number: number;
      readonly rate: string;
      readonly who: string;
      readonly taken: number;
    }
  /** Messages of other nodes may have been missed: caches start afresh. */
  | { readonly kind: 'resynchronise' };

/** Publish after the commit, never inside the transaction. Money never depends on delivery. */
export type EventBus = {
  /** Delivered on this node at once and on the others within a fraction of a second, coalesced. */
  readonly publish: (message: BusMessage) => void;
  /** Returns the unsubscribe function. */
  readonly subscribe: (listen: (message: BusMessage) => void) => () => void;
};
export const EventBus = token<EventBus>('EventBus');
