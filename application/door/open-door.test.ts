import { describe, expect, it } from 'vitest';
import type { Door } from '#application/door/ports/door.ts';
import { HOUR, instant, later } from '#domain/kernel/instant.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import { OpenDoor } from './open-door.ts';

const NOW = instant(Date.UTC(2026, 10, 22, 12));
const place = {
  eventId: 7,
  name: 'Đêm nhạc',
  timezone: 'Asia/Ho_Chi_Minh',
  sessions: [{ id: 1, name: '', beginAt: later(NOW, HOUR), endAt: later(NOW, 3 * HOUR) }],
};

const kept: unknown[] = [];
const keepDoor = async (door: unknown) => void kept.push(door);

const opened = (abilities: readonly string[]) => {
  const door: Pick<Door, 'open'> = { open: async () => ok({ ...place, abilities }) };
  return OpenDoor.make({ door, shelf: { keepDoor }, clock: { now: () => NOW } })(7);
};

describe('the door of an event', () => {
  it('opens at the current session for a viewer who may check in guests', async () => {
    expect(await opened(['event.check-in'])).toEqual(ok({ ...place, managesGuests: false, suggested: 1 }));
    expect(await opened(['event.check-in', 'event.guests'])).toMatchObject({ value: { managesGuests: true } });
  });

  it('is kept on the device of who may check in, for when the network is gone', () =>
    expect(kept[0]).toEqual({ ...place, managesGuests: false }));

  it('is refused to everybody else before any scan', async () => {
    expect(await opened(['event.view'])).toEqual(refused({ code: 'FORBIDDEN' }));
    expect(kept).toHaveLength(2);
  });
});
