import { describe, expect, it } from 'vitest';
import { DAY, instant, later } from '#domain/kernel/instant.ts';
import type { AccountId } from './account-id.ts';
import { type CorporateOffer, decideOffer, type OfferCommand, offerEnds } from './corporate-offer.ts';

const NOW = instant(Date.UTC(2026, 10, 20));
const [lan, minh, hoa] = ['lan', 'minh', 'hoa'] as AccountId[] as [AccountId, AccountId, AccountId];
const toMinh: CorporateOffer = { to: minh, offeredAt: NOW };
const decided = (command: OfferCommand, offer: CorporateOffer | null = null, at = NOW) =>
  decideOffer(command, { owner: lan, offer }, at);

describe('the offer of a corporate', () => {
  it('is made by its owner, to somebody else who has an account', () => {
    expect(decided({ kind: 'OFFER', by: lan, to: minh })).toEqual({
      ok: true,
      value: { kind: 'OFFERED', offer: toMinh },
    });
    expect(decided({ kind: 'OFFER', by: lan, to: null })).toMatchObject({ refusal: 'NO_ACCOUNT' });
    expect(decided({ kind: 'OFFER', by: lan, to: lan })).toMatchObject({ refusal: 'OWNS_THE_CORPORATE' });
    expect(decided({ kind: 'OFFER', by: minh, to: hoa })).toMatchObject({ refusal: 'NOT_THE_OWNER' });
  });

  it('takes the place of an earlier one', () => {
    expect(decided({ kind: 'OFFER', by: lan, to: hoa }, toMinh)).toMatchObject({
      value: { kind: 'OFFERED', offer: { to: hoa } },
    });
  });

  it('is accepted or declined by whom it names, for fourteen days', () => {
    const last = later(offerEnds(toMinh), -1);
    expect(decided({ kind: 'ACCEPT', by: minh }, toMinh, last)).toEqual({
      ok: true,
      value: { kind: 'ACCEPTED', from: lan, to: minh },
    });
    expect(decided({ kind: 'DECLINE', by: minh }, toMinh, last)).toMatchObject({ value: { kind: 'DECLINED' } });
    for (const kind of ['ACCEPT', 'DECLINE'] as const) {
      expect(decided({ kind, by: minh }, toMinh, later(NOW, 14 * DAY))).toMatchObject({ refusal: 'NOT_OFFERED' });
      expect(decided({ kind, by: hoa }, toMinh)).toMatchObject({ refusal: 'NOT_OFFERED' });
      expect(decided({ kind, by: minh })).toMatchObject({ refusal: 'NOT_OFFERED' });
    }
  });

  it('is withdrawn by its owner, while there is one', () => {
    expect(decided({ kind: 'WITHDRAW', by: lan }, toMinh)).toMatchObject({ value: { kind: 'WITHDRAWN', to: minh } });
    expect(decided({ kind: 'WITHDRAW', by: minh }, toMinh)).toMatchObject({ refusal: 'NOT_THE_OWNER' });
    expect(decided({ kind: 'WITHDRAW', by: lan })).toMatchObject({ refusal: 'NOT_OFFERED' });
  });
});
