import { describe, expect, it } from 'vitest';
import { instant, later, MINUTE } from '#domain/kernel/instant.ts';
import { NOW } from '#test/builders/moments.ts';
import { mayEnterRoom, opensOnlineRoom, type RoomTicket } from './online-room.ts';

describe('opensOnlineRoom', () => {
  it.each([
    ['ONLINE', 'VALID', true],
    ['ONLINE', 'VOID', false],
    ['ONSITE', 'VALID', false],
    ['ONSITE', 'VOID', false],
  ] as const)('a valid ticket to attend %s with status %s opens the room: %j', (mode, status, opens) => {
    expect(opensOnlineRoom({ mode, status })).toBe(opens);
  });
});

const held: RoomTicket = { status: 'VALID', hand: 'HELD' };
const session = { endAt: later(NOW, 60 * MINUTE) };

describe('access to online rooms', () => {
  it.each<[string, RoomTicket, boolean]>([
    ['a ticket that is held', held, true],
    ['one that was received from somebody', { ...held, hand: 'RECEIVED' }, true],
    ['one that was given away', { ...held, hand: 'SENT' }, false],
    ['a void one', { ...held, status: 'VOID' }, false],
  ])('%s', (_what, ticket, isOne) => {
    expect(mayEnterRoom(ticket, session, NOW)).toBe(isOne);
  });

  it('opens long before the session and closes when it has ended', () => {
    expect(mayEnterRoom(held, session, instant(0))).toBe(true);
    expect(mayEnterRoom(held, session, session.endAt)).toBe(true);
    expect(mayEnterRoom(held, session, later(session.endAt, 1))).toBe(false);
  });
});
