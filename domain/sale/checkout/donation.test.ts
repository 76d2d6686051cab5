import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dong, MAX_DONG } from '#domain/kernel/money/dong.ts';
import { anyDong } from '#test/arbitraries/money.arbitraries.ts';
import {
  checkDonation,
  checkDonationMessage,
  donationKind,
  isDonationKey,
  readDonation,
  showDonation,
} from './donation.ts';

describe('a donation', () => {
  it('accepts messages of up to 500 characters [S5-37]', () => {
    expect(checkDonationMessage('ă'.repeat(500))).toEqual({ ok: true, value: 'ă'.repeat(500) });
    expect(checkDonationMessage('😀'.repeat(500)).ok).toBe(true);
    expect(checkDonationMessage('ă'.repeat(501))).toEqual({
      ok: false,
      refusal: { code: 'DONATION_MESSAGE_TOO_LONG', max: 500 },
    });
  });

  it.each([
    [null, null],
    ['', null],
    ['  ', null],
    [' Chúc mừng! ', 'Chúc mừng!'],
  ])('the message %j is stored as %j', (message, stored) => {
    expect(checkDonationMessage(message)).toEqual({ ok: true, value: stored });
  });

  it('is accepted only if the event takes donations; removing one is always possible', () => {
    expect(checkDonation(dong(1), { donationEnabled: false })).toEqual({
      ok: false,
      refusal: { code: 'DONATION_NOT_ACCEPTED' },
    });
    expect(checkDonation(dong(1), { donationEnabled: true })).toEqual({ ok: true, value: 1 });
    expect(checkDonation(dong(0), { donationEnabled: false })).toEqual({ ok: true, value: 0 });
  });

  it('its input accepts digits and editing keys only [S5-34]', () => {
    for (const key of ['0', '9', 'Backspace', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Delete', 'Tab'])
      expect(isDonationKey(key)).toBe(true);
    for (const key of ['a', ',', '.', '-', ' ', 'Enter', 'F1', '12', '', '١']) expect(isDonationKey(key)).toBe(false);
  });

  it('its amount is shown with commas and read back [S5-35]', () => {
    expect([showDonation(dong(1_250_000)), showDonation(dong(0))]).toEqual(['1,250,000', '']);
    expect([readDonation('1,250,000'), readDonation(''), readDonation('abc')]).toEqual([1_250_000, 0, 0]);
    expect(readDonation('9'.repeat(30))).toBe(MAX_DONG);
    fc.assert(
      fc.property(anyDong, (amount) => {
        expect(readDonation(showDonation(amount))).toBe(amount);
      }),
    );
  });

  it.each([
    [false, 2, 'WITH_TICKETS'],
    [true, 2, 'WITH_TICKETS'],
    [true, 0, 'IN_ONLINE_ROOM'],
    [false, 0, 'WITHOUT_TICKET'],
  ])('in a room (%s) with %d tickets is %s [S9-39]', (inRoom, numberOfTickets, kind) => {
    expect(donationKind({ inRoom, numberOfTickets })).toBe(kind);
  });
});
