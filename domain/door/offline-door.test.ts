import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AdmissibleTicket } from '#domain/ticket/admit.ts';
import { minutes, NOW } from '#test/builders/moments.ts';
import { GATE_PASS_LASTS } from './gate-pass.ts';
import { admitOffline, type DoorRecord, type GateScan, mergeScans } from './offline-door.ts';

const pass = { gateId: 'g1', eventId: 1012, sectionEventId: 5001, issuedAt: minutes(-10), revokedAt: null };
const listed: AdmissibleTicket = {
  status: 'VALID',
  eventId: 1012,
  sectionEventId: 5001,
  issueNumber: 2,
  redeemCount: 0,
  firstRedeemedAt: null,
  leftAt: null,
};
const shown = { eventId: 1012, issueNumber: 2 };

const cameIn = (at: number) => ({ at: minutes(at), way: 'IN' as const });
const wentOut = (at: number) => ({ at: minutes(at), way: 'OUT' as const });

const admitted = (count: number, firstRedeemAt = NOW, basis = 'LISTED') => ({
  ok: true,
  value: { outcome: count === 1 ? 'ADMITTED' : 'ALREADY_CHECKED_IN', redeemAt: NOW, firstRedeemAt, count, basis },
});

describe('offline admission', () => {
  it.each([
    ['lets a listed ticket in', listed, [], shown, admitted(1)],
    ['counts its own scans', listed, [cameIn(-9), cameIn(-8)], shown, admitted(3, minutes(-9))],
    [
      'counts those that the list knew',
      { ...listed, redeemCount: 1, firstRedeemedAt: minutes(-60) },
      [cameIn(-9)],
      shown,
      admitted(3, minutes(-60)),
    ],
    ['lets a ticket in that is younger than its list', null, [], shown, admitted(1, NOW, 'UNLISTED')],
    [
      'lets an issue in that is younger than its list',
      listed,
      [],
      { ...shown, issueNumber: 3 },
      admitted(1, NOW, 'UNLISTED'),
    ],
    [
      'refuses an older issue',
      listed,
      [],
      { ...shown, issueNumber: 1 },
      { ok: false, refusal: { code: 'TICKET_REISSUED' } },
    ],
    [
      'refuses a void ticket',
      { ...listed, status: 'VOID' },
      [],
      shown,
      { ok: false, refusal: { code: 'TICKET_VOID' } },
    ],
    [
      'refuses a void ticket, whatever its issue',
      { ...listed, status: 'VOID' },
      [],
      { ...shown, issueNumber: 3 },
      { ok: false, refusal: { code: 'TICKET_VOID' } },
    ],
    [
      'refuses another event',
      null,
      [],
      { ...shown, eventId: 7 },
      { ok: false, refusal: { code: 'OTHER_EVENT_OR_SESSION' } },
    ],
    [
      'refuses another session',
      { ...listed, sectionEventId: 7 },
      [],
      shown,
      { ok: false, refusal: { code: 'OTHER_EVENT_OR_SESSION' } },
    ],
  ] as const)('%s', (_what, ticket, ownScans, token, answer) => {
    expect(admitOffline(ticket, ownScans, token, pass, NOW)).toEqual(answer);
  });

  it('warns of a ticket that is days too early, but not of one that is in already', () => {
    const beginAt = minutes(4 * 24 * 60);
    expect(admitOffline(listed, [], shown, pass, NOW, { warnBefore: beginAt })).toEqual({
      ok: false,
      refusal: { code: 'TICKET_TOO_EARLY', beginAt },
    });
    expect(admitOffline(null, [], shown, pass, NOW, { warnBefore: beginAt })).toMatchObject({
      refusal: { code: 'TICKET_TOO_EARLY' },
    });
    expect(admitOffline(listed, [cameIn(-9)], shown, pass, NOW, { warnBefore: beginAt })).toEqual(
      admitted(2, minutes(-9)),
    );
    expect(admitOffline(listed, [], shown, pass, NOW, { warnBefore: minutes(60) })).toEqual(admitted(1));
  });

  it('lets a guest out and in again by its own scans, where the event allows it', () => {
    const door = (
      way: 'IN' | 'OUT',
      reEntry: boolean,
      ...own: readonly ReturnType<typeof cameIn | typeof wentOut>[]
    ) => {
      const told = admitOffline(listed, own, shown, pass, NOW, { way, reEntry });
      return told.ok ? told.value.outcome : told.refusal;
    };
    expect(door('OUT', true, cameIn(-9))).toBe('LEFT');
    expect(door('OUT', false, cameIn(-9))).toEqual({ code: 'RE_ENTRY_OFF' });
    expect(door('OUT', true, cameIn(-9), wentOut(-5))).toEqual({ code: 'NOT_INSIDE', leftAt: minutes(-5) });
    expect(door('IN', true, cameIn(-9), wentOut(-5))).toBe('RE_ENTERED');
    expect(door('IN', true, cameIn(-9), wentOut(-5), cameIn(-1))).toBe('ALREADY_CHECKED_IN');
  });

  it('refuses everyone once its pass has expired', () => {
    const late = minutes(GATE_PASS_LASTS / 60_000);
    expect(admitOffline(listed, [], shown, pass, late)).toMatchObject({ ok: false, refusal: { code: 'PASS_OVER' } });
    expect(admitOffline(listed, [], shown, { ...pass, revokedAt: NOW }, NOW)).toEqual({
      ok: false,
      refusal: { code: 'PASS_REVOKED' },
    });
  });
});

const passOf = (gateId: string, revokedAt: ReturnType<typeof minutes> | null = null) =>
  [gateId, { gateId, eventId: 1012, sectionEventId: 5001, issuedAt: minutes(0), revokedAt }] as const;

const passes = new Map([passOf('north'), passOf('south'), passOf('stolen', minutes(30))]);
const record: DoorRecord = {
  tickets: new Map([
    ['t1', { sectionEventId: 5001, issueNumber: 1, issuedAt: minutes(-60), voidSince: null }],
    ['t2', { sectionEventId: 5001, issueNumber: 2, issuedAt: minutes(30), voidSince: null }],
    ['t3', { sectionEventId: 5001, issueNumber: 1, issuedAt: minutes(-60), voidSince: minutes(30) }],
    ['t4', { sectionEventId: 5002, issueNumber: 1, issuedAt: minutes(-60), voidSince: null }],
  ]),
  passOf: ({ gateId }) => passes.get(gateId),
};

const scanned = (
  scanId: string,
  gateId: string,
  ticketId: string,
  at: number,
  issueNumber = 1,
  way: GateScan['way'] = 'IN',
): GateScan => ({
  way,
  scanId,
  gateId,
  ticketId,
  issueNumber,
  at: minutes(at),
});

const flags = (...scans: readonly GateScan[]) =>
  mergeScans(scans, record).map(({ scanId, flag, counted }) => [scanId, flag, counted]);

describe('merging offline scans', () => {
  it('flags a ticket admitted by two gates', () => {
    expect(
      flags(scanned('b', 'south', 't1', 2), scanned('a', 'north', 't1', 1), scanned('c', 'north', 't1', 3)),
    ).toEqual([
      ['a', null, true],
      ['b', 'OTHER_GATE', true],
      ['c', null, true],
    ]);
  });

  it('orders simultaneous scans by id', () => {
    expect(flags(scanned('b', 'south', 't1', 1), scanned('a', 'north', 't1', 1))).toEqual([
      ['a', null, true],
      ['b', 'OTHER_GATE', true],
    ]);
  });

  it.each([
    ['a void ticket, from then on', scanned('a', 'north', 't3', 30), 'TICKET_VOID'],
    ['a ticket before it became void', scanned('a', 'north', 't3', 29), null],
    ['an old issue, once the new one was made', scanned('a', 'north', 't2', 30), 'OLD_ISSUE'],
    ['an issue before it became old', scanned('a', 'north', 't2', 29), null],
    ['the new issue', scanned('a', 'north', 't2', 31, 2), null],
    ['a ticket of another session', scanned('a', 'north', 't4', 1), 'OTHER_SESSION'],
    ['a ticket that nobody issued', scanned('a', 'north', 't9', 1), 'UNKNOWN_TICKET'],
    ['a device that nobody knows', scanned('a', 'nowhere', 't1', 1), 'NO_PASS'],
    ['a device after it was revoked', scanned('a', 'stolen', 't1', 30), 'NO_PASS'],
    ['a device before it was revoked', scanned('a', 'stolen', 't1', 29), null],
    ['a device whose pass was over', scanned('a', 'north', 't1', 12 * 60 + 1), 'NO_PASS'],
  ] as const)('%s', (_what, scan, flag) => {
    expect(flags(scan)).toEqual([['a', flag, flag === null]]);
  });

  it('is no copy at another gate who was let out before, and lets nobody out twice', () => {
    expect(
      flags(
        scanned('a', 'north', 't1', 1),
        scanned('b', 'south', 't1', 2, 1, 'OUT'),
        scanned('c', 'north', 't1', 3, 1, 'OUT'),
        scanned('d', 'south', 't1', 4),
        scanned('e', 'north', 't1', 5),
      ),
    ).toEqual([
      ['a', null, true],
      ['b', null, true],
      ['c', 'NOT_INSIDE', false],
      ['d', null, true],
      ['e', 'OTHER_GATE', true],
    ]);
  });

  it('does not flag another gate because of a wrong scan', () => {
    expect(flags(scanned('a', 'nowhere', 't1', 1), scanned('b', 'north', 't1', 2))).toEqual([
      ['a', 'NO_PASS', false],
      ['b', null, true],
    ]);
  });

  it('gives the same result in any order and with repetitions, and loses no scan', () => {
    const anyScan = fc.record({
      scanId: fc.stringMatching(/^[a-z]{3}$/),
      gateId: fc.constantFrom('north', 'south', 'stolen'),
      ticketId: fc.constantFrom('t1', 't2', 't3', 't4', 't9'),
      issueNumber: fc.constantFrom(1, 2),
      way: fc.constantFrom('IN', 'IN', 'OUT'),
      at: fc.integer({ min: 20, max: 40 }).map(minutes),
    });
    const several = fc.uniqueArray(anyScan, { selector: ({ scanId }) => scanId, maxLength: 12 });
    const shuffled = several.chain((scans) =>
      fc.tuple(fc.constant(scans), fc.shuffledSubarray(scans, { minLength: scans.length }), fc.subarray(scans)),
    );
    fc.assert(
      fc.property(shuffled, ([scans, others, twice]) => {
        const merged = mergeScans(scans, record);
        expect(mergeScans([...twice, ...others], record)).toEqual(merged);
        expect(new Set(merged.map(({ scanId }) => scanId))).toEqual(new Set(scans.map(({ scanId }) => scanId)));
        expect(merged).toHaveLength(scans.length);
        for (const { ticketId, at, flag, counted } of merged) {
          expect(counted && ticketId === 't3' && at >= minutes(30)).toBe(false);
          expect(counted && ticketId === 't4').toBe(false);
          expect(counted).toBe(flag === null || flag === 'OTHER_GATE');
        }
        for (const ticket of new Set(merged.map(({ ticketId }) => ticketId))) {
          const ways = merged.filter(({ ticketId, counted }) => counted && ticketId === ticket).map(({ way }) => way);
          // Nobody leaves who is not inside.
          expect(ways.every((way, at) => way === 'IN' || ways[at - 1] === 'IN')).toBe(true);
        }
      }),
    );
  });
});
