import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { later } from '#domain/kernel/instant.ts';
import { anInvitedSession } from '#test/builders/an-invitation.ts';
import { minutes, NOW } from '#test/builders/moments.ts';
import {
  fillLetter,
  LETTER_FIELDS,
  type LetterFacts,
  type LetterField,
  LONGEST_LETTER,
  MOST_SENDINGS,
  RESEND_LETTER_AFTER,
  readLetterTemplate,
  resendLetter,
  retryLetter,
  sendLetter,
} from './letter.ts';

const VALUES: Readonly<Record<LetterField, string>> = {
  name: 'Lan',
  event: 'Đêm nhạc',
  time: '19:30, 20/11/2026',
  place: 'Nhà hát Lớn',
  organiser: 'Minh',
  link: 'https://vemoi.test/i',
};

describe('the text of a letter', () => {
  it('supports placeholders', () => {
    const template = readLetterTemplate(
      ' Chào {NAME}, mời bạn đến {event} lúc { time } tại {place}. {organiser}: {link} \n',
    );
    expect(template).toEqual({
      ok: true,
      value: 'Chào {name}, mời bạn đến {event} lúc {time} tại {place}. {organiser}: {link}',
    });
    expect(template.ok && fillLetter(template.value, VALUES)).toBe(
      'Chào Lan, mời bạn đến Đêm nhạc lúc 19:30, 20/11/2026 tại Nhà hát Lớn. Minh: https://vemoi.test/i',
    );
  });

  it.each([
    ['', { code: 'LETTER_EMPTY' }],
    [' \n', { code: 'LETTER_EMPTY' }],
    [`{link}${'x'.repeat(LONGEST_LETTER - 5)}`, { code: 'LETTER_TOO_LONG', max: LONGEST_LETTER }],
    ['Chào { Phone } {link}', { code: 'UNKNOWN_FIELD', field: 'phone' }],
    ['{} {link}', { code: 'UNKNOWN_FIELD', field: '' }],
    ['{constructor} {link}', { code: 'UNKNOWN_FIELD', field: 'constructor' }],
    ['Chào {name}', { code: 'LINK_MISSING' }],
    ['{link', { code: 'LINK_MISSING' }],
  ])('refuses %j', (text, refusal) => {
    expect(readLetterTemplate(text)).toEqual({ ok: false, refusal });
  });

  it('accepts the longest text, and unclosed braces', () => {
    const longest = `{link}${'x'.repeat(LONGEST_LETTER - 6)}`;
    expect(readLetterTemplate(longest)).toEqual({ ok: true, value: longest });
    expect(readLetterTemplate('{ } } { {link}'.replace('{ }', '('))).toEqual({ ok: true, value: '( } { {link}' });
  });

  it('fills placeholders once, not inside values', () => {
    const piece = fc.oneof(
      fc.constantFrom(...LETTER_FIELDS.map((field) => `{${field}}`)),
      fc.constantFrom('Chào ', ' và ', '\n'),
    );
    const anyName = fc.constantFrom('Lan', '{link}', '$&', '{event}{name}', '$1');
    fc.assert(
      fc.property(fc.array(piece), anyName, (pieces, name) => {
        const values = { ...VALUES, name };
        const read = readLetterTemplate(`(${pieces.join('')}{link}`);
        const expected = ['(', ...pieces, '{link}']
          .map((one) => values[one.slice(1, -1) as LetterField] ?? one)
          .join('');
        expect(read.ok && fillLetter(read.value, values)).toBe(expected);
      }),
    );
  });

  it('leaves unknown placeholders', () => {
    expect(fillLetter('{phone} {name}', VALUES)).toBe('{phone} Lan');
  });
});

const written: LetterFacts = {
  status: 'INVITED',
  letterNumber: 1,
  sendEmailAt: null,
  sendings: 0,
  lastSentAt: null,
  isUnsubscribed: false,
  isBounced: false,
};
const sentBefore: LetterFacts = { ...written, sendings: 1, lastSentAt: later(NOW, -RESEND_LETTER_AFTER) };
const OPEN = anInvitedSession();

describe('sending a letter', () => {
  it.each([
    ['is sent at once', {}, { occurrence: 'letter 1 sending 1' }],
    ['is sent when its time has come', { sendEmailAt: NOW }, { occurrence: 'letter 1 sending 1' }],
    ['of a second invitation is another mail', { letterNumber: 2 }, { occurrence: 'letter 2 sending 1' }],
  ] as const)('%s', (_what, over, sending) => {
    expect(sendLetter({ ...written, ...over }, OPEN, NOW)).toEqual({ ok: true, value: sending });
  });

  it.each([
    ['before its time', { sendEmailAt: minutes(1) }, {}, { code: 'NOT_DUE', sendEmailAt: minutes(1) }],
    ['to an address that bounced', { isBounced: true }, {}, { code: 'ADDRESS_BOUNCED' }],
    ['to a guest who unsubscribed', { isUnsubscribed: true }, {}, { code: 'UNSUBSCRIBED' }],
    ['a second time', { sendings: 1, lastSentAt: NOW, sendEmailAt: minutes(1) }, {}, { code: 'SENT_ALREADY' }],
    ['when it is answered', { status: 'DECLINED' }, {}, { code: 'NOTHING_TO_ASK', status: 'DECLINED' }],
    ['after the end', {}, { endAt: minutes(-1) }, { code: 'EVENT_ENDED' }],
  ] as const)('is refused %s', (_when, over, session, refusal) => {
    expect(sendLetter({ ...written, ...over }, anInvitedSession(session), NOW)).toEqual({ ok: false, refusal });
  });

  it('repeats after a day', () => {
    expect(resendLetter(sentBefore, OPEN, NOW)).toEqual({ ok: true, value: { occurrence: 'letter 1 sending 2' } });
  });

  it.each([
    [
      'within a day',
      { lastSentAt: later(NOW, 1 - RESEND_LETTER_AFTER) },
      {},
      { code: 'RESEND_TOO_SOON', resendAt: later(NOW, 1) },
    ],
    ['to an address that bounced since', { isBounced: true }, {}, { code: 'ADDRESS_BOUNCED' }],
    ['to a guest who unsubscribed since', { isUnsubscribed: true }, {}, { code: 'UNSUBSCRIBED' }],
    ['before it was sent', { sendings: 0, lastSentAt: null }, {}, { code: 'NOT_SENT_YET' }],
    ['for ever', { sendings: MOST_SENDINGS }, {}, { code: 'SENT_OFTEN_ENOUGH', max: MOST_SENDINGS }],
    ['when it is answered', { status: 'ACCEPTED' }, {}, { code: 'NOTHING_TO_ASK', status: 'ACCEPTED' }],
    ['for a cancelled event', {}, { eventStatus: 'CANCELLED' }, { code: 'EVENT_NOT_OPEN', status: 'CANCELLED' }],
  ] as const)('is not repeated %s', (_when, over, session, refusal) => {
    expect(resendLetter({ ...sentBefore, ...over }, anInvitedSession(session), NOW)).toEqual({ ok: false, refusal });
  });

  it('that bounced is tried again at once, within its three', () => {
    const bounced: LetterFacts = { ...written, sendings: 1, lastSentAt: NOW, isBounced: true };
    expect(retryLetter(bounced, OPEN, NOW)).toEqual({ ok: true, value: { occurrence: 'letter 1 sending 2' } });
    expect(retryLetter({ ...bounced, isBounced: false }, OPEN, NOW)).toEqual({
      ok: false,
      refusal: { code: 'RESEND_TOO_SOON', resendAt: later(NOW, RESEND_LETTER_AFTER) },
    });
  });

  it.each([
    ['often enough', { sendings: MOST_SENDINGS }, { code: 'SENT_OFTEN_ENOUGH', max: MOST_SENDINGS }],
    ['to a guest who unsubscribed', { isUnsubscribed: true }, { code: 'UNSUBSCRIBED' }],
    ['that is answered', { status: 'DECLINED' }, { code: 'NOTHING_TO_ASK', status: 'DECLINED' }],
    ['that was never sent', { sendings: 0, lastSentAt: null }, { code: 'NOT_SENT_YET' }],
  ] as const)('that bounced is not tried again %s', (_when, over, refusal) => {
    const bounced: LetterFacts = { ...written, sendings: 1, lastSentAt: NOW, isBounced: true };
    expect(retryLetter({ ...bounced, ...over }, OPEN, NOW)).toEqual({ ok: false, refusal });
  });

  it('sends one mail per occurrence, three at most', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 3_000 }), { maxLength: 12 }), (waits) => {
        let letter = written;
        let now = NOW;
        const occurrences: string[] = [];
        for (const wait of waits) {
          now = later(now, wait * 60_000);
          const open = anInvitedSession({ endAt: later(now, 1) });
          const asked = [sendLetter(letter, open, now), resendLetter(letter, open, now)].filter((one) => one.ok);
          expect(asked.length).toBeLessThanOrEqual(1);
          for (const one of asked) {
            occurrences.push(one.value.occurrence);
            letter = { ...letter, sendings: letter.sendings + 1, lastSentAt: now };
          }
        }
        expect(new Set(occurrences).size).toBe(occurrences.length);
        expect(occurrences.length).toBeLessThanOrEqual(MOST_SENDINGS);
      }),
    );
  });
});
