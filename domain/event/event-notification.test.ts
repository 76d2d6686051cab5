import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY, type Instant, later } from '#domain/kernel/instant.ts';
import { NOW } from '#test/builders/moments.ts';
import {
  LONGEST_EMAIL_TEXT,
  NOTIFICATIONS_A_DAY,
  nextNotificationAt,
  nextSummaryAt,
  readEmailText,
  readNotification,
  SUMMARIES_A_DAY,
} from './event-notification.ts';

describe('a notification', () => {
  it('is trimmed', () => {
    expect(readNotification({ title: ' Mở cửa ', body: ' 18:00 ' })).toEqual({
      ok: true,
      value: { title: 'Mở cửa', body: '18:00' },
    });
  });

  it.each([
    ['title', { title: ' ' }, { kind: 'REQUIRED' }],
    ['title', { title: 'x'.repeat(101) }, { kind: 'TOO_LONG', max: 100 }],
    ['body', { body: '' }, { kind: 'REQUIRED' }],
    ['body', { body: 'x'.repeat(1_001) }, { kind: 'TOO_LONG', max: 1_000 }],
  ] as const)('is refused for its %s', (field, change, problem) => {
    expect(readNotification({ title: 'Mở cửa', body: '18:00', ...change })).toEqual({
      ok: false,
      refusal: { code: 'INVALID_INPUT', field, problem },
    });
  });

  it.each([
    ['a notification', nextNotificationAt, NOTIFICATIONS_A_DAY],
    ['an event’s summary', nextSummaryAt, SUMMARIES_A_DAY],
  ] as const)('%s waits once so many were sent within a day, and is never more in any day', (_what, nextAt, most) => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: DAY }), { maxLength: 40 }), (gaps) => {
        const sent: Instant[] = [];
        let now = NOW;
        for (const gap of gaps) {
          now = later(now, gap);
          const from = nextAt(sent, now);
          if (from === null) sent.unshift(now);
          else expect(from > now && nextAt(sent, from) === null).toBe(true);
        }
        for (const end of sent)
          expect(sent.filter((at) => at <= end && at > later(end, -DAY)).length).toBeLessThanOrEqual(most);
      }),
    );
  });
});

describe('the organiser’s words in emails', () => {
  it('are trimmed, and removed when blank', () => {
    expect([readEmailText(' Hẹn gặp! '), readEmailText('  ')]).toEqual([
      { ok: true, value: 'Hẹn gặp!' },
      { ok: true, value: null },
    ]);
    expect(readEmailText('x'.repeat(LONGEST_EMAIL_TEXT + 1))).toMatchObject({ ok: false, refusal: { field: 'text' } });
  });
});
