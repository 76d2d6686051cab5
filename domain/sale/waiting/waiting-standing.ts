import type { Instant } from '#domain/kernel/instant.ts';
import type { WaitingEntry } from './waiting-entry.ts';

export type WaitingStanding = 'WAITING' | 'OFFERED' | 'TAKEN' | 'LAPSED' | 'LEFT';
export const WAITING_STANDINGS = [
  'WAITING',
  'OFFERED',
  'TAKEN',
  'LAPSED',
  'LEFT',
] as const satisfies readonly WaitingStanding[];

/** `hold`: the places of the offer; null: there are none, or they were given back long ago. [design] */
export function waitingStanding(
  state: WaitingEntry['state'],
  hold: { readonly state: 'HELD' | 'IN_CHECKOUT' | 'SOLD' | 'RELEASED'; readonly heldUntil: Instant } | null,
  now: Instant,
): WaitingStanding {
  if (state !== 'OFFERED') return state;
  if (hold === null || hold.state === 'RELEASED') return 'LAPSED';
  if (hold.state === 'SOLD') return 'TAKEN';
  return hold.heldUntil <= now ? 'LAPSED' : 'OFFERED';
}
