import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOUR, instant, MINUTE } from '#domain/kernel/instant.ts';
import { anyMoment, anyZone } from '#test/arbitraries/calendar.arbitraries.ts';
import { localTime } from './local-time.ts';
import { zoneName, zoneOffset } from './timezone.ts';

const at = (text: string) => instant(Date.parse(text));

describe('a zone’s offset', () => {
  it.each([
    ['2026-07-01T04:30:00Z', 'Asia/Kolkata', 330, 'GMT+5:30'],
    ['2026-07-01T04:30:59.999Z', 'Asia/Kathmandu', 345, 'GMT+5:45'],
    ['2026-07-01T00:00:00Z', 'Asia/Saigon', 420, 'GMT+7'],
    ['2026-07-01T00:00:00Z', 'America/St_Johns', -150, 'GMT-2:30'],
    ['2026-12-01T00:00:00Z', 'America/New_York', -300, 'GMT-5'],
    ['2027-01-01T00:00:00Z', 'Pacific/Kiritimati', 840, 'GMT+14'],
    ['2026-07-01T00:00:00Z', 'UTC', 0, 'GMT+0'],
    ['1960-01-01T00:00:30Z', 'UTC', 0, 'GMT+0'],
    ['1969-12-31T23:59:30Z', 'UTC', 0, 'GMT+0'],
    ['2026-07-01T00:00:00Z', 'Asia/Pyongyang', 540, 'GMT+9'],
    ['2016-07-01T00:00:00Z', 'Asia/Pyongyang', 510, 'GMT+8:30'],
    ['2026-06-01T00:00:00Z', 'Australia/Lord_Howe', 630, 'GMT+10:30'],
  ])('%s in %s: %d minutes, %s', (moment, zone, minutes, name) => {
    expect([zoneOffset(at(moment), zone), zoneName(at(moment), zone)]).toEqual([minutes, name]);
  });

  it('UTC plus the offset is the local time', () => {
    fc.assert(
      fc.property(anyMoment, anyZone, (moment, zone) => {
        const there = new Date(moment + zoneOffset(moment, zone) * MINUTE);
        const { day, hour, minute } = localTime(moment, zone);
        expect([there.getUTCDate(), there.getUTCHours(), there.getUTCMinutes()]).toEqual([day, hour, minute]);
        expect(Math.abs(zoneOffset(moment, zone)) * MINUTE).toBeLessThanOrEqual(14 * HOUR);
      }),
    );
  });
});
