import { describe, expect, it } from 'vitest';
import { decideMailing, MAILING_TRANSITIONS, type MailingState, readMailing } from './mailing.ts';

const STATES = Object.keys(MAILING_TRANSITIONS) as readonly MailingState[];

describe('the text of an email to guests', () => {
  it('keeps its subject on one line', () => {
    expect(readMailing({ subject: ' Mở cửa\r\nBcc: x@y.z ', html: '<p>18:00</p>' }, '18:00')).toEqual({
      ok: true,
      value: { subject: 'Mở cửa Bcc: x@y.z', html: '<p>18:00</p>' },
    });
  });

  it.each([
    ['subject', { subject: '  ' }, '18:00', { kind: 'REQUIRED' }],
    ['subject', { subject: 'x'.repeat(151) }, '18:00', { kind: 'TOO_LONG', max: 150 }],
    ['html', { html: '<p> </p>' }, ' ', { kind: 'REQUIRED' }],
    ['html', { html: 'x'.repeat(20_001) }, 'x', { kind: 'TOO_LONG', max: 20_000 }],
  ] as const)('is refused for its %s', (field, change, words, problem) => {
    expect(readMailing({ subject: 'Mở cửa', html: '<p>18:00</p>', ...change }, words)).toEqual({
      ok: false,
      refusal: { code: 'INVALID_INPUT', field, problem },
    });
  });
});

describe('an email to guests', () => {
  it.each([
    ['SENDING', 'STOP', 'STOPPED'],
    ['STOPPED', 'STOP', 'STOPPED'],
    ['STOPPED', 'RESUME', 'SENDING'],
    ['SENDING', 'RESUME', 'SENDING'],
  ] as const)('%s, told to %s, is %s', (state, command, after) => {
    expect(decideMailing(state, command)).toEqual({ ok: true, value: after });
  });

  it('that is done neither stops nor goes on', () => {
    for (const command of ['STOP', 'RESUME'] as const)
      expect(decideMailing('DONE', command)).toEqual({
        ok: false,
        refusal: { code: 'MAILING_REFUSED', trouble: { code: 'MAILING_ENDED' } },
      });
  });

  it('reaches every state from its first', () => {
    const reached = new Set<MailingState>(['SENDING']);
    for (const state of reached) for (const next of MAILING_TRANSITIONS[state]) reached.add(next);
    expect([...reached].toSorted()).toEqual(STATES.toSorted());
  });
});
