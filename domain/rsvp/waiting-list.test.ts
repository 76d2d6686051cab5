import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOUR, type Instant, later } from '#domain/kernel/instant.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import { anInvitedSession } from '#test/builders/an-invitation.ts';
import { given } from '#test/builders/given.ts';
import { minutes, NOW } from '#test/builders/moments.ts';
import { reachable } from '#test/builders/reachable.ts';
import { acceptInvitation, declineInvitation } from './decide-invitation.ts';
import { evolveInvitation, type Invitation, newInvitation } from './invitation.ts';
import {
  evolveWaitingList,
  joinWaitingList,
  lapseOffers,
  leaveWaitingList,
  OFFER_LASTS,
  offerPlaces,
  placesFor,
  placesOffered,
  takeOffer,
  WAITING_STATES,
  WAITING_TRANSITIONS,
  type WaitingEvent,
  type WaitingList,
  waitingListAfterAnswer,
} from './waiting-list.ts';

const CLOSES = later(NOW, 10 * OFFER_LASTS);
const UNTIL = later(NOW, OFFER_LASTS);
const list = given<WaitingList, WaitingEvent>(evolveWaitingList, []);
const joined = (entryId: string, party = 1): WaitingEvent => ({ kind: 'JOINED', entryId, party });
const offered = (entryId: string, until: Instant = UNTIL): WaitingEvent => ({ kind: 'OFFERED', entryId, until });
const offer =
  (free: number, at: Instant = NOW, closes: Instant = CLOSES) =>
  (waiting: WaitingList) =>
    ({ ok: true, value: offerPlaces(waiting, free, closes, at) }) as const;

describe('a waiting list', () => {
  it('offers a free place to the first in line', () => {
    const told = list(joined('a'), joined('b'))
      .when(offer(1))
      .thenHappens(offered('a'))
      .when(offer(1))
      .thenHappens()
      .when((waiting) => takeOffer(waiting, 'b', NOW))
      .thenRefused({ code: 'NO_OFFER' })
      .when((waiting) => takeOffer(waiting, 'a', UNTIL))
      .thenHappens({ kind: 'TAKEN', entryId: 'a' });
    expect(told.state).toEqual([
      { entryId: 'a', party: 1, state: 'TAKEN' },
      { entryId: 'b', party: 1, state: 'WAITING' },
    ]);
  });

  it('skips nobody for a smaller party', () => {
    list(joined('a', 3), joined('b')).when(offer(2)).thenHappens().when(offer(3)).thenHappens(offered('a'));
    list(joined('a'), joined('b', 3), joined('c')).when(offer(3)).thenHappens(offered('a'));
    list(joined('a'), joined('b')).when(offer(5)).thenHappens(offered('a'), offered('b'));
  });

  it('an offer ends after a day, or when answers close', () => {
    const told = list(joined('a'), joined('b'), offered('a'));
    expect(lapseOffers(told.state, UNTIL)).toEqual([]);
    expect(lapseOffers(told.state, later(UNTIL, 1))).toEqual([{ kind: 'LAPSED', entryId: 'a' }]);
    told.when((waiting) => takeOffer(waiting, 'a', later(UNTIL, 1))).thenRefused({ code: 'NO_OFFER' });
    list(joined('a'))
      .when(offer(1, NOW, minutes(5)))
      .thenHappens(offered('a', minutes(5)));
    list(joined('a'))
      .when(offer(1, NOW, NOW))
      .thenHappens();
  });

  it('after a lapsed offer, guests rejoin at the end', () => {
    const told = list(joined('a'), joined('b'), offered('a'), { kind: 'LAPSED', entryId: 'a' })
      .when((waiting) => joinWaitingList(waiting, 'a', 2))
      .thenHappens(joined('a', 2));
    expect(told.state).toEqual([
      { entryId: 'b', party: 1, state: 'WAITING' },
      { entryId: 'a', party: 2, state: 'WAITING' },
    ]);
    told.when((waiting) => joinWaitingList(waiting, 'a', 1)).thenRefused({ code: 'WAITS_ALREADY' });
    list(joined('a'), offered('a'))
      .when((waiting) => joinWaitingList(waiting, 'a', 1))
      .thenRefused({ code: 'WAITS_ALREADY' });
  });

  it('can be left while waiting or with an offer', () => {
    const left: WaitingEvent = { kind: 'LEFT', entryId: 'a' };
    const leave = (waiting: WaitingList) => leaveWaitingList(waiting, 'a');
    list(joined('a')).when(leave).thenHappens(left).when(leave).thenRefused({ code: 'NOT_WAITING' });
    list(joined('a'), offered('a')).when(leave).thenHappens(left);
    list().when(leave).thenRefused({ code: 'NOT_WAITING' });
  });

  it.each([
    ['nobody waits', [], 'x', 3, 3],
    ['others wait', [joined('a')], 'x', 3, 0],
    ['everybody who waited has an offer', [joined('a'), offered('a')], 'x', 3, 2],
    ['it is offered', [joined('a'), joined('b'), offered('a')], 'a', 3, 3],
    ['it is offered beside another offer', [joined('a'), joined('b', 2), offered('a'), offered('b')], 'a', 3, 1],
    ['it waits itself', [joined('a'), joined('b'), offered('a')], 'b', 3, 0],
    ['it waits behind another', [joined('a'), joined('b')], 'b', 3, 0],
    [
      'it was first and let its offer pass',
      [joined('a'), offered('a'), { kind: 'LAPSED', entryId: 'a' }, joined('b')],
      'a',
      3,
      0,
    ],
    ['more is offered than free', [joined('a'), offered('a')], 'x', 0, 0],
    ['there is no limit', [joined('a')], 'x', null, null],
  ] as const)('places for one when %s', (_when, events, entryId, free, places) => {
    expect(placesFor(list(...events).state, entryId, free)).toBe(places);
  });

  it('reaches every state', () => {
    expect(reachable(WAITING_TRANSITIONS, 'WAITING')).toEqual(new Set(WAITING_STATES));
  });

  it.each(['TAKEN', 'LAPSED', 'LEFT'] as const)('a guest with state %s may rejoin', (kind) => {
    list(joined('a'), offered('a'), { kind, entryId: 'a' })
      .when((waiting) => joinWaitingList(waiting, 'a', 1))
      .thenHappens(joined('a'));
  });

  it('never offers more than is free, keeps order and follows its transitions', () => {
    const step = fc.record({
      what: fc.constantFrom('join', 'join', 'join', 'offer', 'offer', 'take', 'leave', 'wait', 'free'),
      who: fc.constantFrom('a', 'b', 'c', 'd'),
      party: fc.integer({ min: 1, max: 3 }),
      hours: fc.constantFrom(0, 1, 25),
    });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 6 }), fc.array(step, { maxLength: 30 }), (places, told) => {
        let waiting: WaitingList = [];
        let free = places;
        let now = NOW;
        for (const { what, who, party, hours } of told) {
          now = later(now, hours * 3_600_000);
          const lapsed = lapseOffers(waiting, now);
          const before = lapsed.reduce(evolveWaitingList, waiting);
          const answers = {
            join: () => joinWaitingList(before, who, party),
            offer: () => ({ ok: true, value: offerPlaces(before, free, CLOSES, now) }) as const,
            take: () => takeOffer(before, who, now),
            leave: () => leaveWaitingList(before, who),
            wait: () => ({ ok: true, value: [] }) as const,
            free: () => ({ ok: true, value: [] }) as const,
          };
          const answer = answers[what]();
          if (what === 'free') free += 1;
          const events = answer.ok ? answer.value : [];
          const after = events.reduce(evolveWaitingList, before);
          for (const { entryId, state, party: size } of after) {
            const was = before.find((entry) => entry.entryId === entryId);
            if (was !== undefined && was.state !== state) expect(WAITING_TRANSITIONS[was.state]).toContain(state);
            if (state === 'TAKEN' && was?.state === 'OFFERED') free -= size;
          }
          expect(free).toBeGreaterThanOrEqual(0);
          expect(placesOffered(after)).toBeLessThanOrEqual(free);
          // Nobody who waits stands before somebody who was just offered a place.
          const firstWaiting = after.findIndex(({ state }) => state === 'WAITING');
          for (const event of events) {
            if (event.kind !== 'OFFERED') continue;
            const at = after.findIndex(({ entryId }) => entryId === event.entryId);
            expect(firstWaiting === -1 || at < firstWaiting).toBe(true);
          }
          waiting = after;
        }
      }),
      { numRuns: 200 },
    );
  });
});

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
    list: (decided.ok ? waitingListAfterAnswer(list, after) : []).reduce(evolveWaitingList, list),
  };
  const offers = offerPlaces(next.list, next.capacity - taken(next), SESSION.endAt, now);
  return { ...next, list: offers.reduce(evolveWaitingList, next.list) };
}

describe('more invitations than places', () => {
  it('the first in line gets a returned place', () => {
    let room: Room = { capacity: 1, invitations: new Map(), list: [] };
    for (const name of ['an', 'binh', 'chi']) room = answer(room, name, true, 1);
    expect([...room.invitations.values()].map(({ status }) => status)).toEqual(['ACCEPTED', 'WAITING', 'WAITING']);
    room = answer(room, 'an', false, 1);
    room = answer(room, 'chi', true, 1);
    expect(room.invitations.get('chi')?.status).toBe('WAITING');
    room = answer(room, 'binh', true, 1);
    expect(room.invitations.get('binh')?.status).toBe('ACCEPTED');
  });

  it('accepting again after a lapsed offer joins at the end', () => {
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

  it('places without an offer do not involve the list', () => {
    const taken: Invitation = {
      ...{ invitationId: 'an', letterNumber: 1, partyLimit: 1 },
      ...{ status: 'ACCEPTED', accountId: 'an' as AccountId, party: 1, boughtTicketId: 't1', at: NOW },
    };
    expect(waitingListAfterAnswer([{ entryId: 'binh', party: 1, state: 'OFFERED', until: NOW }], taken)).toEqual([]);
  });

  it('removed guests leave the list', () => {
    const waits: Invitation = { invitationId: 'an', letterNumber: 1, partyLimit: 1, status: 'TAKEN_BACK', at: NOW };
    const list: WaitingList = [{ entryId: 'an', party: 1, state: 'WAITING' }];
    expect(waitingListAfterAnswer(list, waits)).toEqual([{ kind: 'LEFT', entryId: 'an' }]);
    expect(waitingListAfterAnswer(list, newInvitation('an', 1))).toEqual([{ kind: 'LEFT', entryId: 'an' }]);
    expect(waitingListAfterAnswer([], waits)).toEqual([]);
  });

  it('nobody takes a place that is missing or offered to others', () => {
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
