import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOUR, later } from '#domain/kernel/instant.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import { anInvitedSession } from '#test/builders/an-invitation.ts';
import { NOW } from '#test/builders/moments.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { declineInvitation } from './decline-invitation.ts';
import { evolveInvitation } from './evolve-invitation.ts';
import { followAnswer } from './follow-answer.ts';
import { type Invitation, newInvitation } from './invitation.ts';
import { lapseOffers, OFFER_LASTS, offerPlaces, placesFor } from './offer-places.ts';
import { evolveWaitingList, placesOffered, type WaitingList } from './waiting-list.ts';

const NAMES = ['an', 'binh', 'chi', 'dung'] as const;
const SESSION = anInvitedSession({ endAt: later(NOW, 1_000 * HOUR) });

/**
 * Invitations to one session and its waiting list, as the server changes them together: lapse, answer, offer what came
 * free.
 */
type Room = {
  readonly capacity: number;
  readonly invitations: ReadonlyMap<string, Invitation>;
  readonly list: WaitingList;
};

const taken = ({ invitations }: Room): number =>
  [...invitations.values()].reduce(
    (sum, invitation) => sum + (invitation.status === 'ACCEPTED' ? invitation.party : 0),
    0,
  );

function answer(room: Room, name: string, yes: boolean, party: number, now = NOW): Room {
  const list = lapseOffers(room.list, now).reduce(evolveWaitingList, room.list);
  const invitation = room.invitations.get(name) ?? newInvitation(name, 3);
  const accountId = name as AccountId;
  const left = placesFor(list, name, room.capacity - taken(room));
  const decided = yes
    ? acceptInvitation(
        invitation,
        { accountId, party, boughtTicketId: `t ${name}` },
        { left, waitingList: true },
        SESSION,
        now,
      )
    : declineInvitation(invitation, accountId, { checkedIn: false, handedOn: false }, SESSION, now);
  const events = decided.ok ? decided.value : [];
  const after = events.reduce(evolveInvitation, invitation);
  const next: Room = {
    ...room,
    invitations: new Map(room.invitations).set(name, after),
    list: (decided.ok ? followAnswer(list, after) : []).reduce(evolveWaitingList, list),
  };
  const offers = offerPlaces(next.list, next.capacity - taken(next), SESSION.endAt, now);
  return { ...next, list: offers.reduce(evolveWaitingList, next.list) };
}

describe('more people invited than there are places', () => {
  it('the first who waits gets the place that somebody gives back', () => {
    let room: Room = { capacity: 1, invitations: new Map(), list: [] };
    for (const name of ['an', 'binh', 'chi']) room = answer(room, name, true, 1);
    expect([...room.invitations.values()].map(({ status }) => status)).toEqual(['ACCEPTED', 'WAITING', 'WAITING']);
    room = answer(room, 'an', false, 1);
    room = answer(room, 'chi', true, 1);
    expect(room.invitations.get('chi')?.status).toBe('WAITING');
    room = answer(room, 'binh', true, 1);
    expect(room.invitations.get('binh')?.status).toBe('ACCEPTED');
  });

  it('who let an offer pass and says yes again waits at the end', () => {
    let room: Room = { capacity: 1, invitations: new Map(), list: [] };
    for (const name of ['an', 'binh', 'chi']) room = answer(room, name, true, 1);
    room = answer(room, 'an', false, 1);
    const late = later(NOW, OFFER_LASTS + 1);
    room = answer(room, 'binh', true, 1, late);
    expect(room.list.map(({ entryId, state }) => [entryId, state])).toEqual([
      ['chi', 'OFFERED'],
      ['binh', 'WAITING'],
    ]);
    room = answer(room, 'chi', false, 1, late);
    room = answer(room, 'binh', true, 1, late);
    expect(room.list.map(({ entryId, state }) => [entryId, state])).toEqual([
      ['chi', 'LEFT'],
      ['binh', 'TAKEN'],
    ]);
  });

  it('a place without an offer is none of the list’s', () => {
    const taken: Invitation = {
      ...{ invitationId: 'an', letterNumber: 1, partyLimit: 1 },
      ...{ status: 'ACCEPTED', accountId: 'an' as AccountId, party: 1, boughtTicketId: 't1', at: NOW },
    };
    expect(followAnswer([{ entryId: 'binh', party: 1, state: 'OFFERED', until: NOW }], taken)).toEqual([]);
  });

  it('who is struck from the list waits no more', () => {
    const waits: Invitation = { invitationId: 'an', letterNumber: 1, partyLimit: 1, status: 'TAKEN_BACK', at: NOW };
    const list: WaitingList = [{ entryId: 'an', party: 1, state: 'WAITING' }];
    expect(followAnswer(list, waits)).toEqual([{ kind: 'LEFT', entryId: 'an' }]);
    expect(followAnswer(list, newInvitation('an', 1))).toEqual([{ kind: 'LEFT', entryId: 'an' }]);
    expect(followAnswer([], waits)).toEqual([]);
  });

  it('nobody ever takes a place that is not there or is offered to somebody else', () => {
    const step = fc.record({
      name: fc.constantFrom(...NAMES),
      yes: fc.boolean(),
      party: fc.integer({ min: 1, max: 3 }),
      hours: fc.constantFrom(0, 0, 1, 30),
    });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4 }), fc.array(step, { maxLength: 25 }), (capacity, steps) => {
        let room: Room = { capacity, invitations: new Map(), list: [] };
        let now = NOW;
        for (const { name, yes, party, hours } of steps) {
          now = later(now, hours * HOUR);
          room = answer(room, name, yes, party, now);
          expect(taken(room) + placesOffered(room.list)).toBeLessThanOrEqual(capacity);
          const listed = room.list.flatMap(({ entryId, state }) =>
            state === 'WAITING' || state === 'OFFERED' ? [entryId] : [],
          );
          for (const entryId of listed) expect(room.invitations.get(entryId)?.status).toBe('WAITING');
          // Whoever has just said yes has a place or stands in the list.
          const asked = room.invitations.get(name);
          if (yes && asked?.status === 'WAITING' && asked.party === party) expect(listed).toContain(name);
        }
      }),
    );
  });
});
