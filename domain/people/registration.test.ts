import { describe, expect, it } from 'vitest';
import { instant } from '#domain/kernel/instant.ts';
import { accountId } from '#test/builders/a-viewer.ts';
import { given } from '#test/builders/given.ts';
import { CORPORATE_STATUSES, CORPORATE_TRANSITIONS, type CorporateStatus } from './corporate-status.ts';
import {
  decideRegistration,
  evolveRegistration,
  parseRegistration,
  type Registration,
  type RegistrationCommand,
  type RegistrationEvent,
  type RegistrationForm,
  type RegistrationInput,
} from './registration.ts';

const now = instant(Date.parse('2026-11-20T02:00:00Z'));
const input: RegistrationInput = {
  companyName: ' Công ty Vé ',
  businessLicenceNumber: ' 0312345678 ',
  licenceIssuedAt: now,
  companyAddress: ' 1 Lê Lợi, Quận 1 ',
  documents: ['licence'],
  agreesToTerms: true,
  termsVersion: '2026-01',
  mayBeContacted: true,
};

describe('the registration form', () => {
  it('is trimmed and records consent and time', () => {
    expect(parseRegistration(input, now)).toEqual({
      ok: true,
      value: {
        companyName: 'Công ty Vé',
        businessLicenceNumber: '0312345678',
        licenceIssuedAt: now,
        companyAddress: '1 Lê Lợi, Quận 1',
        documents: ['licence'],
        termsVersion: '2026-01',
        agreedAt: now,
        mayBeContacted: true,
      },
    });
  });

  it('has optional marketing consent', () => {
    expect(parseRegistration({ ...input, mayBeContacted: false }, now)).toMatchObject({
      ok: true,
      value: { mayBeContacted: false },
    });
  });

  it('accepts the longest values', () => {
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
    ['no picture of the licence', { documents: [] }, 'documents', { kind: 'REQUIRED' }],
    ['too many pictures', { documents: Array.from({ length: 6 }, String) }, 'documents', { kind: 'TOO_LARGE', max: 5 }],
    ['terms that are not agreed to', { agreesToTerms: false }, 'agreesToTerms', { kind: 'REQUIRED' }],
  ])('is refused with %s', (_what, over, field, problem) => {
    expect(parseRegistration({ ...input, ...over }, now)).toEqual({ ok: false, refusal: [{ field, problem }] });
  });

  it('reports all problems in form order', () => {
    const empty = {
      ...input,
      companyName: '',
      businessLicenceNumber: '',
      licenceIssuedAt: null,
      companyAddress: '',
      documents: [],
      agreesToTerms: false,
    };
    const parsed = parseRegistration(empty, now);
    expect(!parsed.ok && parsed.refusal.map((one) => one.field)).toEqual([
      'companyName',
      'businessLicenceNumber',
      'licenceIssuedAt',
      'companyAddress',
      'documents',
      'agreesToTerms',
    ]);
  });
});

const admin = accountId('hoa');
const form: RegistrationForm = {
  companyName: 'Công ty Vé',
  businessLicenceNumber: '0312345678',
  licenceIssuedAt: instant(Date.parse('2020-05-01T00:00:00Z')),
  companyAddress: '1 Lê Lợi, Quận 1',
  documents: ['licence'],
  termsVersion: '2026-01',
  agreedAt: now,
  mayBeContacted: false,
};
const better = { ...form, businessLicenceNumber: '0312345679' };
const submitted: RegistrationEvent = { kind: 'SUBMITTED', form, at: now };
const approved: RegistrationEvent = { kind: 'APPROVED', by: admin, at: now };
const rejected: RegistrationEvent = { kind: 'REJECTED', reason: 'The licence cannot be read', at: now };

const registration = given<Registration | null, RegistrationEvent>(evolveRegistration, null);
const asked = (command: RegistrationCommand) => (state: Registration | null) => decideRegistration(command, state, now);

describe('a corporate registration', () => {
  it('is submitted, then approved by an admin', () => {
    const told = registration()
      .when(asked({ kind: 'SUBMIT', form }))
      .thenHappens(submitted)
      .when(asked({ kind: 'APPROVE', by: admin }))
      .thenHappens(approved);
    expect(told.state).toEqual({ status: 'APPROVED', form, approvedAt: now, approvedBy: admin });
  });

  it('is rejected with a reason and resubmitted', () => {
    const told = registration(submitted)
      .when(asked({ kind: 'REJECT', reason: '  ' }))
      .thenRefused({ code: 'REASON_MISSING' })
      .when(asked({ kind: 'REJECT', reason: ' The licence cannot be read ' }))
      .thenHappens(rejected);
    expect(told.state).toEqual({ status: 'REJECTED', form, rejectedAt: now, reason: 'The licence cannot be read' });
    const again = told
      .when(asked({ kind: 'SUBMIT', form: better }))
      .thenHappens({ kind: 'SUBMITTED', form: better, at: now });
    expect(again.state).toEqual({ status: 'PENDING', form: better, submittedAt: now, question: null });
  });

  it('may be sent again once the reviewer asks for more, and waits meanwhile', () => {
    const told = registration(submitted)
      .when(asked({ kind: 'SUBMIT', form: better }))
      .thenRefused({ code: 'REGISTRATION_STATE_FORBIDS', state: 'PENDING' })
      .when(asked({ kind: 'ASK', question: ' ' }))
      .thenRefused({ code: 'REASON_MISSING' })
      .when(asked({ kind: 'ASK', question: ' Please send the back, too ' }))
      .thenHappens({ kind: 'ASKED', question: 'Please send the back, too', at: now });
    expect(told.state).toEqual({ status: 'PENDING', form, submittedAt: now, question: 'Please send the back, too' });
    told.when(asked({ kind: 'SUBMIT', form: better })).thenHappens({ kind: 'SUBMITTED', form: better, at: now });
  });

  it.each<RegistrationEvent>([approved, rejected])('is asked nothing once decided: %j', (decided) => {
    const told = registration(submitted, decided);
    told
      .when(asked({ kind: 'ASK', question: 'More?' }))
      .thenRefused({ code: 'REGISTRATION_STATE_FORBIDS', state: decided.kind as CorporateStatus });
    const question: RegistrationEvent = { kind: 'ASKED', question: 'More?', at: now };
    expect(evolveRegistration(told.state, question)).toEqual(told.state);
  });

  it.each<RegistrationCommand>([
    { kind: 'APPROVE', by: admin },
    { kind: 'REJECT', reason: 'no' },
    { kind: 'ASK', question: 'more' },
  ])('cannot be decided before submission: %j', (command) => {
    registration().when(asked(command)).thenRefused({ code: 'NOT_SUBMITTED' });
    expect(evolveRegistration(null, approved)).toBeNull();
  });

  const at: Record<CorporateStatus, RegistrationEvent[]> = {
    PENDING: [submitted],
    APPROVED: [submitted, approved],
    REJECTED: [submitted, rejected],
  };
  const commands: [RegistrationCommand, CorporateStatus][] = [
    [{ kind: 'SUBMIT', form }, 'PENDING'],
    [{ kind: 'APPROVE', by: admin }, 'APPROVED'],
    [{ kind: 'REJECT', reason: 'no' }, 'REJECTED'],
  ];
  it.each(CORPORATE_STATUSES.flatMap((status) => commands.map(([command, to]) => [status, command, to] as const)))(
    'moves from %s by %j only along its transitions',
    (status, command, to) => {
      const { state } = registration(...at[status]);
      const decision = decideRegistration(command, state, now);
      if ((CORPORATE_TRANSITIONS[status] as readonly CorporateStatus[]).includes(to))
        expect(decision.ok && decision.value.reduce<Registration | null>(evolveRegistration, state)?.status).toBe(to);
      else expect(decision).toEqual({ ok: false, refusal: { code: 'REGISTRATION_STATE_FORBIDS', state: status } });
    },
  );
});
