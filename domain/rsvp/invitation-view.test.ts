import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sameEmail } from '#domain/people/email-address.ts';
import { INVITATION_FIELDS, invitationReader } from './invitation-view.ts';

const facts = { mayInvite: false, holdsLetter: true, viewerEmail: 'Lan@Example.com', invitedEmail: 'lan@example.com' };

describe('fields of an invitation', () => {
  it.each([
    ['the team', { mayInvite: true, holdsLetter: false, viewerEmail: 'team@example.com' }, 'TEAM'],
    ['the invited person, with the letter [S5-39]', {}, 'INVITED_PERSON'],
    ['somebody else with the letter', { viewerEmail: 'minh@example.com' }, 'LETTER_HOLDER'],
    ['nobody known with the letter', { viewerEmail: null }, 'LETTER_HOLDER'],
    ['the invited person, without the letter', { holdsLetter: false }, 'INVITED_PERSON'],
    ['somebody else without the letter', { holdsLetter: false, viewerEmail: 'minh@example.com' }, 'STRANGER'],
    ['nobody known', { holdsLetter: false, viewerEmail: null }, 'STRANGER'],
  ] as const)('%s', (_who, over, reader) => {
    expect(invitationReader({ ...facts, ...over })).toBe(reader);
  });

  it('are visible to the team, the invited person and the holder of the letter alone [S6-37]', () => {
    const email = fc.constantFrom('Lan@Example.com', 'minh@example.com', null);
    fc.assert(
      fc.property(fc.boolean(), fc.boolean(), email, (mayInvite, holdsLetter, viewerEmail) => {
        const reader = invitationReader({ mayInvite, holdsLetter, viewerEmail, invitedEmail: facts.invitedEmail });
        const isInvitee = viewerEmail !== null && sameEmail(viewerEmail, facts.invitedEmail);
        expect(INVITATION_FIELDS[reader].length > 0).toBe(mayInvite || holdsLetter || isInvitee);
      }),
    );
  });

  it('grow with the reader’s role', () => {
    const rising = (['STRANGER', 'LETTER_HOLDER', 'INVITED_PERSON', 'TEAM'] as const).map(
      (reader) => INVITATION_FIELDS[reader],
    );
    rising.slice(1).forEach((more, at) => {
      const less = rising[at] ?? [];
      expect(more).toEqual(expect.arrayContaining([...less]));
      expect(more.length).toBeGreaterThan(less.length);
    });
  });

  it('a letter shows the panel only', () => {
    expect(INVITATION_FIELDS.STRANGER).toEqual([]);
    expect(INVITATION_FIELDS.LETTER_HOLDER).toEqual([
      'id',
      'sectionEventId',
      'status',
      'boughtTicketId',
      'firstName',
      'lastName',
      'email',
      'avatar',
    ]);
  });

  it('delivery data is for the team only', () => {
    expect(INVITATION_FIELDS.TEAM.filter((field) => !INVITATION_FIELDS.INVITED_PERSON.includes(field))).toEqual([
      'sendEmailAt',
      'openedAt',
      'sendings',
      'lastSentAt',
      'unsubscribed',
    ]);
  });
});
