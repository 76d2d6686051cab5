import { describe, expect, it } from 'vitest';
import { instant } from '#domain/kernel/instant.ts';
import { parseRegistration, type RegistrationInput } from './registration-form.ts';

const now = instant(Date.parse('2026-11-20T02:00:00Z'));
const input: RegistrationInput = {
  companyName: ' Công ty Vé ',
  businessLicenceNumber: ' 0312345678 ',
  licenceIssuedAt: now,
  companyAddress: ' 1 Lê Lợi, Quận 1 ',
  agreesToTerms: true,
  termsVersion: '2026-01',
  mayBeContacted: true,
};

describe('the form of a corporate registration', () => {
  it('is taken without the spaces around its words, with what was agreed to and when', () => {
    expect(parseRegistration(input, now)).toEqual({
      ok: true,
      value: {
        companyName: 'Công ty Vé',
        businessLicenceNumber: '0312345678',
        licenceIssuedAt: now,
        companyAddress: '1 Lê Lợi, Quận 1',
        termsVersion: '2026-01',
        agreedAt: now,
        mayBeContacted: true,
      },
    });
  });

  it('may be contacted or not', () => {
    expect(parseRegistration({ ...input, mayBeContacted: false }, now)).toMatchObject({
      ok: true,
      value: { mayBeContacted: false },
    });
  });

  it('of the longest words is taken', () => {
    const long = {
      companyName: 'x'.repeat(200),
      businessLicenceNumber: 'x'.repeat(50),
      companyAddress: 'x'.repeat(300),
    };
    expect(parseRegistration({ ...input, ...long }, now).ok).toBe(true);
  });

  it.each<[string, Partial<RegistrationInput>, string, object]>([
    ['no name', { companyName: ' ' }, 'companyName', { kind: 'REQUIRED' }],
    ['too long a name', { companyName: 'x'.repeat(201) }, 'companyName', { kind: 'TOO_LONG', max: 200 }],
    ['no licence number', { businessLicenceNumber: '' }, 'businessLicenceNumber', { kind: 'REQUIRED' }],
    [
      'too long a licence number',
      { businessLicenceNumber: 'x'.repeat(51) },
      'businessLicenceNumber',
      { kind: 'TOO_LONG', max: 50 },
    ],
    ['no date of issue', { licenceIssuedAt: null }, 'licenceIssuedAt', { kind: 'REQUIRED' }],
    [
      'a date of issue that is yet to come',
      { licenceIssuedAt: instant(now + 1) },
      'licenceIssuedAt',
      { kind: 'MALFORMED' },
    ],
    ['no address', { companyAddress: '' }, 'companyAddress', { kind: 'REQUIRED' }],
    ['too long an address', { companyAddress: 'x'.repeat(301) }, 'companyAddress', { kind: 'TOO_LONG', max: 300 }],
    ['terms that are not agreed to', { agreesToTerms: false }, 'agreesToTerms', { kind: 'REQUIRED' }],
  ])('with %s is refused', (_what, over, field, problem) => {
    expect(parseRegistration({ ...input, ...over }, now)).toEqual({ ok: false, refusal: [{ field, problem }] });
  });

  it('says everything that is wrong at once, in the order of the form', () => {
    const empty = {
      ...input,
      companyName: '',
      businessLicenceNumber: '',
      licenceIssuedAt: null,
      companyAddress: '',
      agreesToTerms: false,
    };
    const parsed = parseRegistration(empty, now);
    expect(!parsed.ok && parsed.refusal.map((one) => one.field)).toEqual([
      'companyName',
      'businessLicenceNumber',
      'licenceIssuedAt',
      'companyAddress',
      'agreesToTerms',
    ]);
  });
});
