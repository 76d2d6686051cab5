import { describe, expect, it } from 'vitest';
import { minutes } from '#test/builders/moments.ts';
import { TICKET_SENT, TICKET_UPDATE_FAILED, type TicketRefusal, ticketRefusalSentence } from './tickets.ts';

describe('ticket texts', () => {
  it.each([
    [{ code: 'TICKET_CHECKED_IN' }, 'This ticket already checked in, can not edit'],
    [
      { code: 'TICKET_TRANSFERRED' },
      'This ticket has already been transferred from someone else, so it cannot be forwarded or edit again.',
    ],
    [{ code: 'INVALID_EMAIL' }, 'Please enter a valid email format'],
    [{ code: 'FIRST_NAME_MISSING' }, 'Please enter first name'],
  ] as const)('quote the specification for %j', (refusal, sentence) => {
    expect(ticketRefusalSentence(refusal, 'en')).toBe(sentence);
  });

  it('quote the specification for a sent ticket', () => {
    expect([TICKET_SENT.title.en, TICKET_SENT.text.en]).toEqual([
      'Ticket sent successfully',
      'The recipient can use it immediately',
    ]);
    expect(TICKET_UPDATE_FAILED.en).toBe('Failed to update ticket information');
  });

  const every: readonly TicketRefusal[] = [
    { code: 'TICKET_CHECKED_IN' },
    { code: 'TICKET_TRANSFERRED' },
    { code: 'TICKET_VOID' },
    { code: 'FIRST_NAME_MISSING' },
    { code: 'NAME_TOO_LONG', max: 100 },
    { code: 'EVENT_ENDED' },
    { code: 'TO_ONESELF' },
    { code: 'NOT_SENT' },
    { code: 'NOT_FOUND' },
    { code: 'RESEND_TOO_SOON', resendAt: minutes(5) },
  ];
  it.each(every)('have a sentence for $code in both languages', (refusal) => {
    const [en, vi] = [ticketRefusalSentence(refusal, 'en'), ticketRefusalSentence(refusal, 'vi')];
    expect(en).not.toBe(vi);
    expect(`${en}${vi}`).not.toMatch(/undefined|NaN/);
  });
});
