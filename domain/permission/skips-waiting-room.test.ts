import { describe, expect, it } from 'vitest';
import { EVENT_ABILITIES, type EventAbility } from './event-abilities.ts';
import { skipsWaitingRoom } from './skips-waiting-room.ts';

describe('skipping the waiting room', () => {
  it('who prepares the event or stands at its door walks past', () => {
    const past = EVENT_ABILITIES.filter((ability) => skipsWaitingRoom([ability]));
    expect(past).toEqual<EventAbility[]>(['event.edit', 'event.run-rooms', 'event.check-in']);
    expect(skipsWaitingRoom([])).toBe(false);
    expect(skipsWaitingRoom(EVENT_ABILITIES)).toBe(true);
  });
});
