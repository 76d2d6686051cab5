import { describe, expect, it } from 'vitest';
import { instant } from '#domain/kernel/instant.ts';
import { type CalendarFacts, calendarEntry } from './calendar-entry.ts';
import { DEFAULT_TIMEZONE } from './local-time.ts';
import { isTimezone, zoneOffset } from './timezone.ts';

const facts: CalendarFacts = {
  sectionEventId: 5003,
  eventName: 'Đêm nhạc ở Đà Lạt',
  sessionName: 'Đêm đầu',
  beginAt: instant(Date.parse('2026-11-20T12:00Z')),
  endAt: instant(Date.parse('2026-11-20T14:30Z')),
  timezone: 'Europe/Paris',
  address: ' 12 Hùng Vương, Đà Lạt ',
  description: 'Mang theo vé',
  url: 'https://vemoi.test/event/dem-nhac-1012',
  cancelled: false,
  changes: 2,
};

describe('a session in a calendar', () => {
  it('has its own zone and place', () => {
    expect(calendarEntry(facts)).toEqual({
      uid: 'session-5003@vemoi',
      sequence: 2,
      status: 'CONFIRMED',
      beginAt: facts.beginAt,
      endAt: facts.endAt,
      timezone: 'Europe/Paris',
      title: 'Đêm nhạc ở Đà Lạt – Đêm đầu',
      location: '12 Hùng Vương, Đà Lạt',
      description: 'Mang theo vé',
      url: 'https://vemoi.test/event/dem-nhac-1012',
    });
  });

  it.each([null, '', '  '])('defaults to Asia/Saigon and Online on Vemoi for zone and place %j [S9-42]', (nothing) => {
    const { timezone, location } = calendarEntry({ ...facts, timezone: nothing, address: nothing });
    expect([timezone, location]).toEqual(['Asia/Saigon', 'Online on Vemoi']);
  });

  it('keeps its identity through changes and cancellation', () => {
    const changed = calendarEntry({ ...facts, eventName: 'Another', cancelled: true, changes: 3 });
    expect(changed).toMatchObject({ uid: calendarEntry(facts).uid, status: 'CANCELLED', sequence: 3 });
  });

  it.each(['', '  ', facts.eventName])('named %j has the event’s name', (sessionName) => {
    expect(calendarEntry({ ...facts, sessionName }).title).toBe(facts.eventName);
  });

  it('the default zone is UTC+7', () => {
    expect(isTimezone(DEFAULT_TIMEZONE)).toBe(true);
    expect(zoneOffset(facts.beginAt, DEFAULT_TIMEZONE)).toBe(420);
  });
});
