import type { EventAbility } from './event-abilities.ts';

const WORKS_HERE: readonly EventAbility[] = ['event.edit', 'event.check-in', 'event.run-rooms'];

/** Who prepares the event or stands at its door does not wait before it. */
export const skipsWaitingRoom = (abilities: readonly EventAbility[]): boolean =>
  WORKS_HERE.some((ability) => abilities.includes(ability));
