import { describe, expect, it } from 'vitest';
import { instant, later, MINUTE } from '#domain/kernel/instant.ts';
import { NOW } from '#test/builders/moments.ts';
import { isRoomOpen, mayEnterRoom, opensOnlineRoom, type RoomTicket, roomOpening, roomStatus } from './online-room.ts';

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

describe('the opening of an online room', () => {
  it('is the moment that its organiser sets, and never without one', () => {
    expect(isRoomOpen(NOW, NOW)).toBe(true);
    expect(isRoomOpen(later(NOW, 1), NOW)).toBe(false);
    expect(isRoomOpen(null, NOW)).toBe(false);
  });

  it('is half an hour before the session as long as nothing else is set', () => {
    expect(roomOpening({ beginAt: later(NOW, 30 * MINUTE) })).toBe(NOW);
    expect(roomOpening({ beginAt: later(NOW, 90 * MINUTE) }, 90)).toBe(NOW);
  });
});

describe('the rooms of an event', () => {
  it('are closed until one opens, and over with the event', () => {
    const event = { endAt: later(NOW, 1) };
    expect(roomStatus([], event, NOW)).toBe('NONE');
    expect(roomStatus([{ opensAt: null }, { opensAt: later(NOW, 1) }], event, NOW)).toBe('CLOSED');
    expect(roomStatus([{ opensAt: null }, { opensAt: NOW }], event, NOW)).toBe('OPEN');
    expect(roomStatus([{ opensAt: NOW }], { endAt: NOW }, later(NOW, 1))).toBe('ENDED');
  });
});
