import { describe, expect, it } from 'vitest';
import { instant, later, MINUTE } from '#domain/kernel/instant.ts';
import { NOW } from '#test/builders/moments.ts';
import { isWayIn, opensRoom, type TicketForRoom } from './online-room.ts';

describe('opens room', () => {
  it.each([
    ['ONLINE', 'VALID', true],
    ['ONLINE', 'VOID', false],
    ['ONSITE', 'VALID', false],
    ['ONSITE', 'VOID', false],
  ] as const)('a ticket to attend %s that is %s opens the room: %j', (mode, status, opens) => {
    expect(opensRoom({ mode, status })).toBe(opens);
  });
});

const held: TicketForRoom = { status: 'VALID', hand: 'HELD' };
const session = { endAt: later(NOW, 60 * MINUTE) };

describe('the way into online rooms', () => {
  it.each<[string, TicketForRoom, boolean]>([
    ['a ticket that is held', held, true],
    ['one that was received from somebody', { ...held, hand: 'RECEIVED' }, true],
    ['one that was given away', { ...held, hand: 'SENT' }, false],
    ['a void one', { ...held, status: 'VOID' }, false],
  ])('%s', (_what, ticket, isOne) => {
    expect(isWayIn(ticket, session, NOW)).toBe(isOne);
  });

  it('is open long before the session, and until it has ended', () => {
    expect(isWayIn(held, session, instant(0))).toBe(true);
    expect(isWayIn(held, session, session.endAt)).toBe(true);
    expect(isWayIn(held, session, later(session.endAt, 1))).toBe(false);
  });
});
