import { describe, expect, it } from 'vitest';
import {
  decideMailing,
  MAILING_COMMANDS,
  MAILING_STATES,
  MAILING_TRANSITIONS,
  type MailingState,
  readMailing,
} from './mailing.ts';

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
    ['SCHEDULED', 'SCHEDULE', 'SCHEDULED'],
    ['NOT_SENT', 'SCHEDULE', 'SCHEDULED'],
    ['SCHEDULED', 'SEND', 'SENDING'],
    ['NOT_SENT', 'SEND', 'SENDING'],
    ['SENDING', 'SEND', 'SENDING'],
    ['SCHEDULED', 'CANCEL', 'CANCELLED'],
    ['NOT_SENT', 'CANCEL', 'CANCELLED'],
    ['CANCELLED', 'CANCEL', 'CANCELLED'],
  ] as const)('%s, told to %s, is %s', (state, command, after) => {
    expect(decideMailing(state, command)).toEqual({ ok: true, value: after });
  });

  it.each([
    ['DONE', 'STOP', 'MAILING_ENDED'],
    ['DONE', 'RESUME', 'MAILING_ENDED'],
    ['DONE', 'SEND', 'MAILING_ENDED'],
    ['SENDING', 'SCHEDULE', 'MAILING_BEGUN'],
    ['SENDING', 'CANCEL', 'MAILING_BEGUN'],
    ['STOPPED', 'SEND', 'MAILING_BEGUN'],
    ['SCHEDULED', 'STOP', 'MAILING_NOT_BEGUN'],
    ['SCHEDULED', 'RESUME', 'MAILING_NOT_BEGUN'],
    ['NOT_SENT', 'RESUME', 'MAILING_NOT_BEGUN'],
    ['CANCELLED', 'SCHEDULE', 'MAILING_CANCELLED'],
    ['CANCELLED', 'SEND', 'MAILING_CANCELLED'],
    ['CANCELLED', 'RESUME', 'MAILING_CANCELLED'],
  ] as const)('%s, told to %s, is refused: %s', (state, command, code) => {
    expect(decideMailing(state, command)).toEqual({
      ok: false,
      refusal: { code: 'MAILING_REFUSED', trouble: { code } },
    });
  });

  it.each(MAILING_STATES.flatMap((state) => MAILING_COMMANDS.map((command) => [state, command] as const)))(
    '%s, told to %s, stays, takes a step of its states or is refused',
    (state, command) => {
      const told = decideMailing(state, command);
      const steps: readonly MailingState[] = [state, ...MAILING_TRANSITIONS[state]];
      expect(told.ok ? steps : ['MAILING_REFUSED']).toContain(told.ok ? told.value : told.refusal.code);
    },
  );

  it('reaches every state from its first', () => {
    const reached = new Set<MailingState>(['SCHEDULED']);
    for (const state of reached) for (const next of MAILING_TRANSITIONS[state]) reached.add(next);
    expect([...reached].toSorted()).toEqual(MAILING_STATES.toSorted());
  });
});
