import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { instant, MINUTE } from '#domain/kernel/instant.ts';
import type { BankFeedRequest } from '#server/money/ports/bank-feed.ts';
import { makeCassoFeed } from './casso-feed.ts';
import { makeSepayFeed } from './sepay-feed.ts';
import { sortedJson } from './sorted-json.ts';

const now = instant(Date.parse('2026-11-20T10:00:00Z'));
const request = (body: string, headers: BankFeedRequest['headers']): BankFeedRequest => ({
  headers,
  body: Buffer.from(body),
  now,
});

// The example body of developer.sepay.vn.
const SEPAY_BODY = JSON.stringify({
  id: 92704,
  gateway: 'Vietcombank',
  transactionDate: '2023-03-25 14:02:37',
  accountNumber: '0123499999',
  code: null,
  content: 'chuyen tien mua iphone',
  transferType: 'in',
  transferAmount: 2277000,
  accumulated: 19077000,
  subAccount: null,
  referenceCode: 'MBVCB.3278907687',
  description: '',
});

describe('SePay', () => {
  const feed = makeSepayFeed({ kind: 'HMAC', secret: 'secret' });
  const signed = (body: string, at: number = now) => {
    const timestamp = String(Math.trunc(at / 1000));
    const mac = createHmac('sha256', 'secret').update(`${timestamp}.${body}`).digest('hex');
    return request(body, { 'x-sepay-timestamp': timestamp, 'x-sepay-signature': `sha256=${mac}` });
  };

  it('reads the documented example, with its time in Vietnam', () => {
    expect(feed.read(signed(SEPAY_BODY))).toMatchObject({
      kind: 'TRANSFERS',
      transfers: [
        {
          provider: 'sepay',
          providerTransferId: '92704',
          bankAccount: '0123499999',
          bankReference: 'MBVCB.3278907687',
          amount: 2_277_000,
          direction: 'in',
          code: null,
          content: 'chuyen tien mua iphone',
          transferredAt: Date.parse('2023-03-25T07:02:37Z'),
        },
      ],
    });
  });

  it.each([
    ['5 minutes old', 5 * MINUTE, 'TRANSFERS'],
    ['a second older', 5 * MINUTE + 1_000, 'UNTRUSTED'],
    ['a second too far ahead', -5 * MINUTE - 1_000, 'UNTRUSTED'],
  ])('a call %s is %s', (_what, age, kind) => {
    expect(feed.read(signed(SEPAY_BODY, now - age)).kind).toBe(kind);
  });

  it('refuses a body changed by one byte, a missing header and another secret', () => {
    const { headers } = signed(SEPAY_BODY);
    expect(feed.read(request(SEPAY_BODY.replace('2277000', '2277001'), headers)).kind).toBe('UNTRUSTED');
    expect(feed.read(request(SEPAY_BODY, {})).kind).toBe('UNTRUSTED');
    expect(makeSepayFeed({ kind: 'HMAC', secret: 'other' }).read(signed(SEPAY_BODY)).kind).toBe('UNTRUSTED');
  });

  it('accepts an API key when configured with one', () => {
    const keyed = makeSepayFeed({ kind: 'API_KEY', key: 'the-key' });
    expect(keyed.read(request(SEPAY_BODY, { authorization: 'Apikey the-key' })).kind).toBe('TRANSFERS');
    expect(keyed.read(request(SEPAY_BODY, { authorization: 'Apikey another' })).kind).toBe('UNTRUSTED');
    expect(keyed.read(signed(SEPAY_BODY)).kind).toBe('UNTRUSTED');
  });

  it.each([
    ['no JSON', '{', 'body'],
    ['no amount', SEPAY_BODY.replace('"transferAmount":2277000,', ''), 'transferAmount'],
    ['a negative amount', SEPAY_BODY.replace('2277000', '-1'), 'transferAmount'],
    ['half a dong', SEPAY_BODY.replace('2277000', '1.5'), 'transferAmount'],
    ['no date', SEPAY_BODY.replace('2023-03-25 14:02:37', 'yesterday'), 'transactionDate'],
  ])('signed with %s it cannot be read', (_what, body, field) => {
    expect(feed.read(signed(body))).toEqual({ kind: 'MALFORMED', field });
  });
});

describe('Casso', () => {
  const feed = makeCassoFeed('secret');
  const body = {
    error: 0,
    data: {
      id: 123456,
      reference: 'BANK_REF_123',
      description: 'giao dich thu nghiem',
      amount: 599000,
      runningBalance: 25000000,
      transactionDateTime: '2025-02-12 15:36:21',
      accountNumber: '88888888',
      bankName: 'VPBank',
    },
  };
  const signed = (value: unknown, text = JSON.stringify(value), at: number = now) => {
    const mac = createHmac('sha512', 'secret')
      .update(`${at}.${sortedJson(value)}`)
      .digest('hex');
    return request(text, { 'x-casso-signature': `t=${at},v1=${mac}` });
  };

  it('verifies the signature over sorted keys, whatever their order in the body', () => {
    const turned = JSON.stringify({ data: Object.fromEntries(Object.entries(body.data).reverse()), error: 0 });
    expect(feed.read(signed(body, turned))).toMatchObject({
      kind: 'TRANSFERS',
      transfers: [
        {
          provider: 'casso',
          bankReference: 'BANK_REF_123',
          amount: 599_000,
          direction: 'in',
          transferredAt: Date.parse('2025-02-12T08:36:21Z'),
        },
      ],
    });
  });

  it('reads a negative amount as outgoing money', () => {
    expect(feed.read(signed({ ...body, data: { ...body.data, amount: -599000 } }))).toMatchObject({
      transfers: [{ amount: 599_000, direction: 'out' }],
    });
  });

  it('does not take the test call, id 0, for a transfer', () => {
    expect(feed.read(signed({ ...body, data: { ...body.data, id: 0 } }))).toEqual({ kind: 'TEST' });
  });

  it('refuses a changed body, an old call, a missing signature and invalid JSON', () => {
    const { headers } = signed(body);
    const changed = JSON.stringify({ ...body, data: { ...body.data, amount: 1 } });
    const answers = [
      feed.read(request(changed, headers)),
      feed.read(signed(body, JSON.stringify(body), now - 6 * MINUTE)),
      feed.read(request(JSON.stringify(body), {})),
      feed.read(request('{', headers)),
    ];
    expect(answers.map((answer) => answer.kind)).toEqual(['UNTRUSTED', 'UNTRUSTED', 'UNTRUSTED', 'UNTRUSTED']);
  });
});

it('sorts keys at each level and keeps the order of lists', () => {
  expect(sortedJson({ b: [{ d: 1, c: null }, 2], a: 'x"' })).toBe('{"a":"x\\"","b":[{"c":null,"d":1},2]}');
});
