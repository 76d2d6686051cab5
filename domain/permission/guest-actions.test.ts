import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyGuest } from '#test/arbitraries/guest.arbitraries.ts';
import { aGuest, anOrderingGuest } from '#test/builders/a-guest.ts';
import { EVENT_ABILITIES, type EventAbility } from './event-abilities.ts';
import { GUEST_ACTIONS, type GuestActionFacts, guestActions } from './guest-actions.ts';

const ALL: readonly EventAbility[] = ['event.guests', 'event.approve', 'event.invite', 'event.check-in'];
const of = (over: Partial<GuestActionFacts>): GuestActionFacts => ({
  guest: aGuest(),
  transferred: false,
  eventOver: false,
  abilities: ALL,
  ...over,
});

const waiting = anOrderingGuest({ status: 'REQUIRED_APPROVAL', approval: 'WAITING' });
const invited = aGuest({ invitation: 'INVITED', order: null, ticket: null });
const used = aGuest({ ticket: { status: 'VALID', checkIns: 1 } });

describe('actions on a guest row', () => {
  it.each([
    ['a ticket', {}, ['RESEND', 'EDIT', 'CHECK_IN']],
    ['a ticket that was given on [S5-13]', { transferred: true }, ['RESEND', 'CHECK_IN']],
    [
      'a ticket that was used [S5-12]',
      { guest: aGuest({ ticket: { status: 'VALID', checkIns: 1 } }) },
      ['RESEND', 'CHECK_IN', 'UNDO_CHECK_IN'],
    ],
    ['a void ticket', { guest: aGuest({ ticket: { status: 'VOID', checkIns: 0 } }) }, []],
    ['a void ticket that was used', { guest: aGuest({ ticket: { status: 'VOID', checkIns: 1 } }) }, ['UNDO_CHECK_IN']],
    ['a ticket, once the event has ended or is cancelled', { eventOver: true }, ['EDIT', 'CHECK_IN']],
    [
      'an order that waits',
      { guest: anOrderingGuest({ status: 'REQUIRED_APPROVAL', approval: 'WAITING' }) },
      ['APPROVE', 'DECLINE'],
    ],
    ['an order that was approved', { guest: anOrderingGuest({ status: 'SUCCESSFUL', approval: 'GIVEN' }) }, []],
    ['an order that was taken back', { guest: anOrderingGuest({ status: 'WITHDRAWN', approval: 'WAITING' }) }, []],
    ['an order that waits for money', { guest: anOrderingGuest({}) }, []],
    [
      'an invitation without an answer',
      { guest: aGuest({ invitation: 'INVITED', order: null, ticket: null }) },
      ['RESEND'],
    ],
    [
      'an invitation, once the event has ended or is cancelled',
      { guest: aGuest({ invitation: 'INVITED', order: null, ticket: null }), eventOver: true },
      [],
    ],
    ['an invitation that was declined', { guest: aGuest({ invitation: 'DECLINED', order: null, ticket: null }) }, []],
    ['a ticket, to the door [S6-38]', { abilities: ['event.check-in'] }, ['CHECK_IN']],
    ['a ticket, to who keeps the list', { abilities: ['event.guests'] }, ['RESEND', 'EDIT']],
    [
      'an order that waits, to who may not approve',
      { guest: waiting, abilities: ALL.filter((one) => one !== 'event.approve') },
      [],
    ],
    ['an order that waits, to who may', { guest: waiting, abilities: ['event.approve'] }, ['APPROVE', 'DECLINE']],
    [
      'an invitation, to who may not invite [S6-37]',
      { guest: invited, abilities: ALL.filter((one) => one !== 'event.invite') },
      [],
    ],
    ['an invitation, to who may [S6-37]', { guest: invited, abilities: ['event.invite'] }, ['RESEND']],
    [
      'a used ticket, to who may do everything but check in',
      { guest: used, abilities: ALL.filter((one) => one !== 'event.check-in') },
      ['RESEND'],
    ],
  ] as const)('%s', (_what, over, actions) => {
    expect(guestActions(of(over))).toEqual(actions);
  });

  it('are none without a right, and never fewer with more rights', () => {
    fc.assert(
      fc.property(anyGuest, fc.boolean(), fc.subarray([...EVENT_ABILITIES]), (guest, transferred, abilities) => {
        const facts = of({ guest, transferred, abilities });
        const actions = guestActions(facts);
        const rights = abilities.filter((ability) => ALL.includes(ability));
        expect(rights.length === 0 && actions.length > 0).toBe(false);
        expect(guestActions({ ...facts, abilities: ALL })).toEqual(expect.arrayContaining(actions));
        expect(GUEST_ACTIONS).toEqual(expect.arrayContaining(actions));
      }),
    );
  });
});
