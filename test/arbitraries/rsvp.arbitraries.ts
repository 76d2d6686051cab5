import fc from 'fast-check';
import { EVENT_STATUSES } from '#domain/event/event.ts';
import { HOUR, later } from '#domain/kernel/instant.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { AcceptedTickets, InvitationPlaces } from '#domain/rsvp/decide-invitation.ts';
import { type Invitation, newInvitation } from '#domain/rsvp/invitation.ts';
import { type InvitationSecretFields, MOST_LETTERS } from '#domain/rsvp/invitation-secret.ts';
import type { InvitedSession } from '#domain/rsvp/invited-session.ts';
import { NOW } from '#test/builders/moments.ts';

/** Lan is invited; Minh got hold of her letter. */
export const anyAnswerer: fc.Arbitrary<AccountId> = fc.constantFrom('lan' as AccountId, 'minh' as AccountId);

export const anyParty: fc.Arbitrary<number> = fc.constantFrom(1, 1, 2, 3);

export const anyPlaces: fc.Arbitrary<InvitationPlaces> = fc.record({
  left: fc.constantFrom(0, 1, 2, 10, null),
  waitingList: fc.boolean(),
});

export const anyUseOfTickets: fc.Arbitrary<AcceptedTickets> = fc.record({
  checkedIn: fc.constantFrom(false, false, true),
  handedOn: fc.constantFrom(false, false, true),
});

/** Mostly open; sometimes ended, past its deadline, cancelled or unpublished, including boundaries. */
export const anyInvitedSession: fc.Arbitrary<InvitedSession> = fc.record({
  eventStatus: fc.constantFrom('PUBLISHED', 'PUBLISHED', 'PUBLISHED', ...EVENT_STATUSES),
  endAt: fc.constantFrom(...[5, 5, 5, 0, -1].map((hours) => later(NOW, hours * HOUR))),
  answerBefore: fc.constantFrom(null, null, later(NOW, HOUR), NOW, later(NOW, -1)),
});

export const anyInvitation: fc.Arbitrary<Invitation> = fc
  .record({
    letter: fc.record({ number: fc.integer({ min: 1, max: 3 }), partyLimit: anyParty }),
    accountId: anyAnswerer,
    party: anyParty,
    at: fc.constantFrom(NOW, later(NOW, -HOUR)),
    status: fc.constantFrom('INVITED', 'OPENED', 'WAITING', 'ACCEPTED', 'DECLINED', 'TAKEN_BACK'),
  })
  .map(({ letter, accountId, party, at, status }): Invitation => {
    const base = { ...newInvitation('i1', letter.partyLimit), letterNumber: letter.number };
    const { invitationId, letterNumber, partyLimit } = base;
    const plain = { invitationId, letterNumber, partyLimit };
    if (status === 'WAITING') return { ...plain, status, accountId, party, since: at };
    if (status === 'ACCEPTED') return { ...plain, status, accountId, party, boughtTicketId: 't1', at };
    if (status === 'DECLINED' || status === 'TAKEN_BACK') return { ...plain, status, at };
    return { ...plain, status: 'INVITED', openedAt: status === 'OPENED' ? at : null };
  });

export const anyInvitationSecretFields: fc.Arbitrary<InvitationSecretFields> = fc.record({
  keyId: fc.stringMatching(/^[a-z0-9]{1,16}$/),
  eventId: fc.integer({ min: 1, max: 2_147_483_647 }),
  invitationId: fc.uuid(),
  letterNumber: fc.oneof(fc.constantFrom(1, MOST_LETTERS), fc.integer({ min: 1, max: MOST_LETTERS })),
});
