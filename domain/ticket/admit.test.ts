import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOUR, later } from '#domain/kernel/instant.ts';
import { minutes, NOW } from '#test/builders/moments.ts';
import {
  type AdmissibleTicket,
  admit,
  admitOnce,
  afterScan,
  isSameScan,
  RESCAN_AFTER,
  SCAN_GAP,
  type Scan,
  WAYS,
} from './admit.ts';

const ticket: AdmissibleTicket = {
  status: 'VALID',
  eventId: 1012,
  sectionEventId: 5001,
  issueNumber: 2,
  redeemCount: 0,
  firstRedeemedAt: null,
  leftAt: null,
};
const scan: Scan = { eventId: 1012, sectionEventId: 5001, issueNumber: 2 };

describe('admission', () => {
  it('a valid ticket is admitted', () => {
    expect(admit(ticket, scan, NOW)).toEqual({
      ok: true,
      value: { outcome: 'ADMITTED', redeemAt: NOW, firstRedeemAt: NOW, count: 1 },
    });
  });

  it('a second scan counts and reports the first', () => {
    const before = { ...ticket, redeemCount: 1, firstRedeemedAt: minutes(-30) };
    expect(admit(before, scan, NOW)).toEqual({
      ok: true,
      value: { outcome: 'ALREADY_CHECKED_IN', redeemAt: NOW, firstRedeemAt: minutes(-30), count: 2 },
    });
  });

  it('a typed code means the newest issue', () => {
    expect(admit(ticket, { ...scan, issueNumber: null }, NOW).ok).toBe(true);
  });

  it.each([
    ['another event', {}, { eventId: 7 }, 'OTHER_EVENT_OR_SESSION'],
    ['another session', {}, { sectionEventId: 7 }, 'OTHER_EVENT_OR_SESSION'],
    ['an older issue', {}, { issueNumber: 1 }, 'TICKET_REISSUED'],
    ['an issue that was never made', {}, { issueNumber: 3 }, 'QR_INVALID'],
    ['a void ticket', { status: 'VOID' }, {}, 'TICKET_VOID'],
    ['a void ticket of another event says only that', { status: 'VOID' }, { eventId: 7 }, 'OTHER_EVENT_OR_SESSION'],
  ] as const)('%s', (_what, of, by, code) => {
    expect(admit({ ...ticket, ...of }, { ...scan, ...by }, NOW)).toEqual({ ok: false, refusal: { code } });
  });

  it('a ticket more than twelve hours early is warned of instead of counted, where a warning is asked for', () => {
    const soon = later(NOW, 12 * HOUR);
    const later3Days = later(NOW, 72 * HOUR);
    expect(admit(ticket, { ...scan, warnBefore: soon }, NOW).ok).toBe(true);
    expect(admit(ticket, scan, NOW).ok).toBe(true);
    expect(admit(ticket, { ...scan, warnBefore: later3Days }, NOW)).toEqual({
      ok: false,
      refusal: { code: 'TICKET_TOO_EARLY', beginAt: later3Days },
    });
    // A void ticket is void, and one that is already in is a second scan, however early.
    expect(admit({ ...ticket, status: 'VOID' }, { ...scan, warnBefore: later3Days }, NOW)).toMatchObject({
      refusal: { code: 'TICKET_VOID' },
    });
    expect(
      admit({ ...ticket, redeemCount: 1, firstRedeemedAt: NOW }, { ...scan, warnBefore: later3Days }, NOW),
    ).toMatchObject({ ok: true, value: { outcome: 'ALREADY_CHECKED_IN' } });
  });

  it('only the newest issue of a valid ticket for this event and session is admitted', () => {
    const small = fc.integer({ min: 1, max: 2 });
    fc.assert(
      fc.property(
        small,
        small,
        small,
        small,
        small,
        fc.option(small),
        fc.constantFrom('VALID', 'VOID'),
        (event, session, issue, atEvent, atSession, shown, status) => {
          const held = { ...ticket, status, eventId: event, sectionEventId: session, issueNumber: issue } as const;
          const admitted = admit(held, { eventId: atEvent, sectionEventId: atSession, issueNumber: shown }, NOW).ok;
          expect(admitted).toBe(
            status === 'VALID' && event === atEvent && session === atSession && (shown === null || shown === issue),
          );
        },
      ),
    );
  });
});

describe('re-entry', () => {
  it('is refused on the way out where the event does not allow it, or the guest is not inside', () => {
    const inside = { ...ticket, redeemCount: 1, firstRedeemedAt: minutes(-30) };
    const out = { ...scan, way: 'OUT', reEntry: true } as const;
    expect(admit(inside, { ...out, reEntry: false }, NOW)).toEqual({ ok: false, refusal: { code: 'RE_ENTRY_OFF' } });
    expect(admit(inside, { ...scan, way: 'OUT' }, NOW)).toEqual({ ok: false, refusal: { code: 'RE_ENTRY_OFF' } });
    expect(admit(ticket, out, NOW)).toEqual({ ok: false, refusal: { code: 'NOT_INSIDE', leftAt: null } });
    expect(admit({ ...inside, leftAt: minutes(-5) }, out, NOW)).toEqual({
      ok: false,
      refusal: { code: 'NOT_INSIDE', leftAt: minutes(-5) },
    });
    expect(admit({ ...inside, status: 'VOID' }, out, NOW)).toMatchObject({ refusal: { code: 'TICKET_VOID' } });
  });

  it('counts a guest once, however often they go out and in, and lets them back in only after they went out', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...WAYS), { maxLength: 20 }), (ways) => {
        let held = ticket;
        const outcomes = ways.flatMap((way, index) => {
          const answer = admit(held, { ...scan, way, reEntry: true }, minutes(index));
          if (!answer.ok) return [];
          held = afterScan(held, { at: minutes(index), way });
          expect(answer.value.count).toBe(held.redeemCount);
          return [answer.value.outcome];
        });
        const times = (wanted: string) => outcomes.filter((outcome) => outcome === wanted).length;
        expect(times('ADMITTED')).toBe(ways.includes('IN') ? 1 : 0);
        expect(times('LEFT') - times('RE_ENTERED')).toBe(held.leftAt === null ? 0 : 1);
        expect(held.redeemCount).toBe(outcomes.length - times('LEFT'));
      }),
    );
  });
});

describe('a check-in from the guest list', () => {
  it('is decided by the rule of the door, except that a guest who is inside is not counted again', () => {
    const some = fc.constantFrom(1, 2);
    const moments = fc.option(fc.constantFrom(minutes(-30), minutes(-5)));
    fc.assert(
      fc.property(
        fc.constantFrom('VALID', 'VOID'),
        some,
        some,
        moments,
        moments,
        fc.constantFrom(undefined, NOW, later(NOW, 72 * HOUR)),
        (status, session, atSession, firstRedeemedAt, leftAt, warnBefore) => {
          const came = firstRedeemedAt !== null;
          const held = { ...ticket, status, sectionEventId: session, firstRedeemedAt } as const;
          const guest = { ...held, redeemCount: came ? 1 : 0, leftAt: came ? leftAt : null };
          const chosen = { ...scan, sectionEventId: atSession, warnBefore };
          const [atDoor, fromList] = [admit(guest, chosen, NOW), admitOnce(guest, chosen, NOW)];
          const isInside = atDoor.ok && came && guest.leftAt === null;
          expect(fromList).toEqual(
            isInside ? { ok: false, refusal: { code: 'ALREADY_CHECKED_IN', firstAt: firstRedeemedAt } } : atDoor,
          );
        },
      ),
    );
  });
});

describe('isSameScan', () => {
  const last = { text: 'A', seenAt: NOW, answeredAt: NOW };

  it.each([
    ['still before the camera', last, 'A', SCAN_GAP - 1, true],
    ['out of view for a moment', last, 'A', SCAN_GAP, false],
    ['held on, answered long ago', { ...last, seenAt: later(NOW, 7_000) }, 'A', RESCAN_AFTER - 1, true],
    ['held on after its answer went', { ...last, seenAt: later(NOW, 7_000) }, 'A', RESCAN_AFTER, false],
    ['another code', last, 'B', 1, false],
  ])('%s', (_what, before, text, ms, same) => {
    expect(isSameScan(before, text, later(NOW, ms))).toBe(same);
  });
});
