import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EVENT_STATUSES } from '#domain/event/event.ts';
import { DAY, later, MINUTE } from '#domain/kernel/instant.ts';
import { minutes, NOW } from '#test/builders/moments.ts';
import { closedToMailings, MAILED_AFTER_END, scheduleMailing } from './scheduled-mailing.ts';

const moment = fc.integer({ min: -60, max: 60 * 24 * 60 }).map(minutes);

describe('the time of a scheduled mailing', () => {
  it('lies ahead, and 30 days after the end of the event at the latest', () => {
    fc.assert(
      fc.property(moment, moment, (at, endAt) => {
        const isTaken = at > NOW && at <= later(endAt, MAILED_AFTER_END);
        const told = scheduleMailing(at, { endAt }, NOW);
        expect(told.ok).toBe(isTaken);
        if (told.ok) expect(told.value).toBe(at);
      }),
    );
  });

  it('is refused at its field when it has passed, and with the latest one when it is too late', () => {
    expect(scheduleMailing(NOW, { endAt: later(NOW, DAY) }, NOW)).toEqual({
      ok: false,
      refusal: { code: 'INVALID_INPUT', field: 'send_at', problem: { kind: 'TOO_SMALL', min: later(NOW, MINUTE) } },
    });
    const latest = later(NOW, MAILED_AFTER_END);
    expect(scheduleMailing(later(latest, 1), { endAt: NOW }, NOW)).toEqual({
      ok: false,
      refusal: { code: 'MAILING_REFUSED', trouble: { code: 'SCHEDULED_TOO_LATE', latest } },
    });
  });
});

describe('an event', () => {
  it.each(EVENT_STATUSES.flatMap((status) => [false, true].map((archive) => ({ status, archive }))))(
    'sends its scheduled mailings only while it is published and not archived: %j',
    (event) => {
      const isOpen = event.status === 'PUBLISHED' && !event.archive;
      const closed = event.status === 'PUBLISHED' ? 'ARCHIVED' : event.status;
      expect(closedToMailings(event)).toBe(isOpen ? null : closed);
    },
  );
});
