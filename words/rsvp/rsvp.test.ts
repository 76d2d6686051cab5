import { describe, expect, it } from 'vitest';
import { minutes, NOW } from '#test/builders/moments.ts';
import { INVITATION_ACCEPTED, INVITATION_SENT, RSVP_FAILED, type RsvpRefusal, rsvpRefusalSentence } from './rsvp.ts';

describe('invitation texts', () => {
  it('quote the specification', () => {
    expect(rsvpRefusalSentence({ code: 'RSVP_INFORMATION_MISSING' }, 'vi')).toBe('Thiếu thông tin lời mời RSVP');
    expect(rsvpRefusalSentence({ code: 'INVITER_NAME_MISSING' }, 'en')).toBe(
      'Please enter your name to continue with the invitation feature',
    );
    expect([INVITATION_ACCEPTED.vi, RSVP_FAILED.vi, INVITATION_SENT.en]).toEqual([
      'Chấp nhận lời mời thành công!',
      'Có lỗi xảy ra, vui lòng thử lại',
      'Invitation Sent',
    ]);
  });

  const every: readonly RsvpRefusal[] = [
    { code: 'RSVP_INFORMATION_MISSING' },
    { code: 'INVITER_NAME_MISSING' },
    { code: 'SECRET_INVALID' },
    { code: 'INVITATION_TAKEN_BACK' },
    { code: 'EVENT_ENDED' },
    { code: 'EVENT_NOT_OPEN', status: 'READY' },
    { code: 'EVENT_NOT_OPEN', status: 'CANCELLED' },
    { code: 'ANSWER_TOO_LATE', answerBefore: NOW },
    { code: 'PARTY_EMPTY' },
    { code: 'PARTY_TOO_LARGE', max: 2 },
    { code: 'PARTY_ALREADY_CHOSEN', party: 2 },
    { code: 'ANSWERED_BY_ANOTHER' },
    { code: 'TICKET_CHECKED_IN' },
    { code: 'TICKET_HANDED_ON' },
    { code: 'NOTHING_TO_ASK', status: 'ACCEPTED' },
    { code: 'SENT_ALREADY' },
    { code: 'NOT_SENT_YET' },
    { code: 'UNSUBSCRIBED' },
    { code: 'ADDRESS_BOUNCED' },
    { code: 'SENT_OFTEN_ENOUGH', max: 3 },
    { code: 'NOT_DUE', sendEmailAt: minutes(5) },
    { code: 'RESEND_TOO_SOON', resendAt: minutes(5) },
    { code: 'LETTER_EMPTY' },
    { code: 'LETTER_TOO_LONG', max: 500 },
    { code: 'UNKNOWN_FIELD', field: 'phone' },
    { code: 'LINK_MISSING' },
    { code: 'ANSWER_BY_TOO_EARLY', earliest: NOW },
    { code: 'SEND_AFTER_END', endAt: NOW },
    { code: 'NAME_MISSING' },
    { code: 'NAME_TOO_LONG', max: 100 },
    { code: 'NAMED_TWICE', firstRow: 3 },
    { code: 'ALREADY_INVITED', status: 'INVITED' },
    { code: 'TOO_MANY_ROWS', max: 500 },
    { code: 'INVALID_EMAIL' },
    { code: 'UNAUTHORIZED' },
    { code: 'SOLD_OUT', remaining: 0 },
  ];

  it.each(every)('have a sentence for $code in both languages, with its data', (refusal) => {
    const [en, vi] = [rsvpRefusalSentence(refusal, 'en'), rsvpRefusalSentence(refusal, 'vi')];
    expect(en).not.toBe(vi);
    expect(`${en}${vi}`).not.toMatch(/undefined|NaN/);
    for (const fact of Object.values(refusal).filter(
      (value) => typeof value === 'number' && value > 0 && value < 1_000,
    )) {
      expect([en, vi].every((sentence) => sentence.includes(String(fact)))).toBe(true);
    }
  });

  it('format times by language', () => {
    expect(rsvpRefusalSentence({ code: 'ANSWER_TOO_LATE', answerBefore: NOW }, 'en')).toContain('2026');
    expect(rsvpRefusalSentence({ code: 'EVENT_NOT_OPEN', status: 'CANCELLED' }, 'en')).toBe('The event was cancelled');
    expect(rsvpRefusalSentence({ code: 'EVENT_NOT_OPEN', status: 'READY' }, 'en')).toBe('The event is not open yet');
  });
});
