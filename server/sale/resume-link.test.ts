import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { DAY, instant, later, MINUTE } from '#domain/kernel/instant.ts';
import { dong } from '#domain/kernel/money/dong.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import { makeNodeKeyring } from '#server/platform/secrets/node-keyring.ts';
import type { CheckoutView } from '#server/sale/ports/checkout-reader.ts';
import { readResumeSecret, resumeLinkIsOver, writeResumeSecret } from './resume-link.ts';

const checkout = { eventId: 1001, checkoutSessionId: '01997b3a-0000-7000-8000-0000000000a1' };
const older = { keyId: 'a', secret: randomBytes(32) };
const newer = { keyId: 'b', secret: randomBytes(32) };

describe('the secret of a resume link', () => {
  it('opens its own checkout', () => {
    const keyring = makeNodeKeyring([older]);
    expect(readResumeSecret(keyring, writeResumeSecret(keyring, checkout))).toEqual(checkout);
  });

  it('is valid under a newer key, until its own key is gone', () => {
    const secret = writeResumeSecret(makeNodeKeyring([older]), checkout);
    expect(readResumeSecret(makeNodeKeyring([newer, older]), secret)).toEqual(checkout);
    expect(readResumeSecret(makeNodeKeyring([newer]), secret)).toBeNull();
  });

  it('is invalid when any character is changed', () => {
    const keyring = makeNodeKeyring([older]);
    const secret = writeResumeSecret(keyring, checkout);
    const changed = [...secret].map(
      (character, at) => `${secret.slice(0, at)}${character === 'A' ? 'B' : 'A'}${secret.slice(at + 1)}`,
    );
    expect(changed.filter((text) => readResumeSecret(keyring, text) !== null)).toEqual([]);
  });
});

describe('a resume link', () => {
  const paidAt = instant(Date.parse('2026-11-20T10:00:00Z'));
  const view = (
    state: CheckoutView['state'],
    status: 'PROCESSING' | 'SUCCESSFUL' | 'UNSUCCESSFUL',
    payment: 'PENDING' | 'SUCCEEDED' | 'EXPIRED' | 'LATE_MONEY',
  ): CheckoutView => ({
    ...checkout,
    sectionEventId: 5001,
    accountId: 'someone' as AccountId,
    state,
    quote: { lines: [], original: dong(1), discount: dong(0), donation: dong(0), final: dong(1) },
    heldUntil: paidAt,
    insertedAt: later(paidAt, -10 * MINUTE),
    updatedAt: paidAt,
    overpaid: dong(0),
    payment: {
      paymentId: 'p',
      provider: 'BANK_TRANSFER',
      state: payment,
      amount: dong(1),
      received: dong(0),
      lateChoice: null,
      lateBecause: null,
      transferCode: 'VEMOI',
      payBefore: paidAt,
      updatedAt: paidAt,
    },
    order: {
      userOrderId: 'o',
      status,
      registrant: { email: 'a@b.vn', firstName: null, lastName: null, gender: null, phoneNumber: null },
    },
  });
  const aDay = later(paidAt, DAY);
  const aDayAndMore = later(aDay, 1);

  it('expires a day after the outcome', () => {
    const paid = view('COMPLETED', 'SUCCESSFUL', 'SUCCEEDED');
    expect([resumeLinkIsOver(paid, aDay), resumeLinkIsOver(paid, aDayAndMore)]).toEqual([false, true]);
  });

  it('expires a day after the checkout expired, as money may still arrive', () => {
    const expired = view('EXPIRED', 'UNSUCCESSFUL', 'EXPIRED');
    expect([resumeLinkIsOver(expired, aDay), resumeLinkIsOver(expired, aDayAndMore)]).toEqual([false, true]);
  });

  it('does not expire while money is awaited or has no place', () => {
    const open = [view('PAYING', 'PROCESSING', 'PENDING'), view('EXPIRED', 'UNSUCCESSFUL', 'LATE_MONEY')];
    expect(open.map((each) => resumeLinkIsOver(each, later(aDay, 30 * DAY)))).toEqual([false, false]);
  });
});
