import { describe, expect, it } from 'vitest';
import type { AdmissibleTicket } from '#domain/ticket/admit.ts';
import { minutes, NOW } from '#test/builders/moments.ts';
import { GATE_PASS_LASTS } from './gate-pass.ts';
import { admitOffline } from './offline-door.ts';

const pass = { gateId: 'g1', eventId: 1012, sectionEventId: 5001, issuedAt: minutes(-10), revokedAt: null };
const listed: AdmissibleTicket = {
  status: 'VALID',
  eventId: 1012,
  sectionEventId: 5001,
  issueNumber: 2,
  redeemCount: 0,
  firstRedeemedAt: null,
};
const shown = { eventId: 1012, issueNumber: 2 };

const admitted = (count: number, firstRedeemAt = NOW, basis = 'LISTED') => ({
  ok: true,
  value: { outcome: count === 1 ? 'ADMITTED' : 'ALREADY_CHECKED_IN', redeemAt: NOW, firstRedeemAt, count, basis },
});

describe('a gate without a network', () => {
  it.each([
    ['lets a listed ticket in', listed, [], shown, admitted(1)],
    ['counts its own scans', listed, [minutes(-9), minutes(-8)], shown, admitted(3, minutes(-9))],
    [
      'counts those that the list knew',
      { ...listed, redeemCount: 1, firstRedeemedAt: minutes(-60) },
      [minutes(-9)],
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

  it('lets nobody in once its pass is over', () => {
    const late = minutes(GATE_PASS_LASTS / 60_000);
    expect(admitOffline(listed, [], shown, pass, late)).toMatchObject({ ok: false, refusal: { code: 'PASS_OVER' } });
    expect(admitOffline(listed, [], shown, { ...pass, revokedAt: NOW }, NOW)).toEqual({
      ok: false,
      refusal: { code: 'PASS_REVOKED' },
    });
  });
});
