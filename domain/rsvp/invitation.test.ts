import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Instant } from '#domain/kernel/instant.ts';
import { ok, type Result } from '#domain/kernel/result.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import {
  anyAnswerer,
  anyInvitation,
  anyInvitedSession,
  anyParty,
  anyPlaces,
  anyUseOfTickets,
} from '#test/arbitraries/rsvp.arbitraries.ts';
import { anInvitedSession } from '#test/builders/an-invitation.ts';
import { given } from '#test/builders/given.ts';
import { minutes, NOW } from '#test/builders/moments.ts';
import { reachable } from '#test/builders/reachable.ts';
import {
  type Acceptance,
  acceptInvitation,
  declineInvitation,
  type InvitationPlaces,
  leaveLine,
  reopenInvitation,
  takeBackInvitation,
} from './decide-invitation.ts';
import {
  DEFAULT_PARTY_LIMIT,
  evolveInvitation,
  INVITATION_STATUSES,
  INVITATION_TRANSITIONS,
  type Invitation,
  type InvitationEvent,
  LARGEST_PARTY,
  newInvitation,
  partySize,
} from './invitation.ts';

const LAN = 'lan' as AccountId;
const MINH = 'minh' as AccountId;
const YES: Acceptance = { accountId: LAN, party: 1, boughtTicketId: 't1' };
const PLENTY: InvitationPlaces = { left: 10, waitingList: true };
const FULL: InvitationPlaces = { left: 0, waitingList: true };
const UNUSED = { checkedIn: false, handedOn: false };
const OPEN = anInvitedSession();

const ACCEPTED: InvitationEvent = { kind: 'ACCEPTED', at: NOW, ...YES };
const WAITING: InvitationEvent = { kind: 'WAITING_JOINED', at: NOW, accountId: LAN, party: 1 };
const DECLINED: InvitationEvent = { kind: 'DECLINED', at: NOW };
const TAKEN_BACK: InvitationEvent = { kind: 'TAKEN_BACK', at: NOW };
const REOPENED: InvitationEvent = { kind: 'ORDER_DELETED', at: NOW };
const LEFT: InvitationEvent = { kind: 'LINE_LEFT', at: NOW };
const AGAIN: InvitationEvent = { kind: 'INVITED_AGAIN', partyLimit: 3 };

const invited = given(evolveInvitation, newInvitation('i1', 2));
const yes =
  (over: Partial<Acceptance> = {}, places = PLENTY, session = OPEN, at: Instant = NOW) =>
  (invitation: Invitation) =>
    acceptInvitation(invitation, { ...YES, ...over }, places, session, at);
const no =
  (accountId = LAN, tickets = UNUSED, session = OPEN) =>
  (invitation: Invitation) =>
    declineInvitation(invitation, accountId, tickets, session, NOW);
const struck =
  (checkedIn = false) =>
  (invitation: Invitation) =>
    takeBackInvitation(invitation, { checkedIn }, NOW);
const reopened = (invitation: Invitation) => ok(reopenInvitation(invitation, NOW));
const leftLine = (invitation: Invitation) => ok(leaveLine(invitation, NOW));
const again = () => ok([AGAIN]);

describe('answering an invitation', () => {
  it('accepting takes a place once', () => {
    const told = invited().when(yes()).thenHappens(ACCEPTED).when(yes()).thenHappens();
    expect(told.state).toEqual({
      invitationId: 'i1',
      letterNumber: 1,
      partyLimit: 2,
      status: 'ACCEPTED',
      accountId: LAN,
      party: 1,
      boughtTicketId: 't1',
      at: NOW,
    });
  });

  it('declining is kept and can be changed', () => {
    const told = invited().when(no()).thenHappens(DECLINED).when(no()).thenHappens();
    expect(told.state).toEqual({ invitationId: 'i1', letterNumber: 1, partyLimit: 2, status: 'DECLINED', at: NOW });
    expect(told.when(yes()).thenHappens(ACCEPTED).when(no()).thenHappens(DECLINED).state.status).toBe('DECLINED');
  });

  it('waits without a place and takes one when available, even after the deadline', () => {
    const waits = invited().when(yes({}, FULL)).thenHappens(WAITING).when(yes({}, FULL)).thenHappens();
    expect(waits.state).toEqual({
      invitationId: 'i1',
      letterNumber: 1,
      partyLimit: 2,
      status: 'WAITING',
      accountId: LAN,
      party: 1,
      since: NOW,
    });
    waits
      .when(yes({}, { left: 1, waitingList: true }, anInvitedSession({ answerBefore: minutes(-1) })))
      .thenHappens(ACCEPTED);
    waits.when(yes({}, { left: null, waitingList: true })).thenHappens(ACCEPTED);
    waits.when(no(MINH)).thenRefused({ code: 'ANSWERED_BY_ANOTHER' }).when(no()).thenHappens(DECLINED);
  });

  it('takes the whole party or nobody', () => {
    invited()
      .when(yes({ party: 2 }, { left: 2, waitingList: false }))
      .thenHappens({ ...ACCEPTED, party: 2 });
    invited()
      .when(yes({ party: 2 }, { left: 1, waitingList: false }))
      .thenRefused({ code: 'SOLD_OUT', remaining: 1 })
      .when(yes({ party: 2 }, { left: 1, waitingList: true }))
      .thenHappens({ ...WAITING, party: 2 })
      .when(yes({ party: 2 }, { left: 1, waitingList: true }))
      .thenHappens()
      .when(yes({ party: 1 }))
      .thenRefused({ code: 'PARTY_ALREADY_CHOSEN', party: 2 });
    invited()
      .when(yes({ party: 3 }, { left: null, waitingList: false }))
      .thenRefused({ code: 'PARTY_TOO_LARGE', max: 2 });
  });

  it('belongs to the account that answered', () => {
    invited(ACCEPTED)
      .when(yes({ accountId: MINH }))
      .thenRefused({ code: 'ANSWERED_BY_ANOTHER' })
      .when(no(MINH))
      .thenRefused({ code: 'ANSWERED_BY_ANOTHER' });
  });

  it('can be answered again after leaving the waiting list', () => {
    const told = invited(WAITING).when(leftLine).thenHappens(LEFT).when(leftLine).thenHappens();
    expect(told.state).toMatchObject({ status: 'INVITED', letterNumber: 1 });
    told.when(yes({ accountId: MINH })).thenHappens({ ...ACCEPTED, accountId: MINH });
    for (const other of [ACCEPTED, DECLINED, TAKEN_BACK]) invited(other).when(leftLine).thenHappens();
  });

  it('cannot be declined once a ticket is used or given away', () => {
    invited(ACCEPTED)
      .when(no(LAN, { checkedIn: true, handedOn: false }))
      .thenRefused({ code: 'TICKET_CHECKED_IN' })
      .when(no(LAN, { checkedIn: false, handedOn: true }))
      .thenRefused({ code: 'TICKET_HANDED_ON' })
      .when(struck(true))
      .thenRefused({ code: 'TICKET_CHECKED_IN' })
      .when(struck())
      .thenHappens(TAKEN_BACK);
    invited(WAITING)
      .when(no(LAN, { checkedIn: true, handedOn: true }))
      .thenHappens(DECLINED);
    invited(WAITING).when(struck(true)).thenHappens(TAKEN_BACK);
  });

  it.each([
    ['at the deadline', { answerBefore: NOW }, null],
    ['after the deadline', { answerBefore: minutes(-1) }, { code: 'ANSWER_TOO_LATE', answerBefore: minutes(-1) }],
    ['at the end', { endAt: NOW }, null],
    ['after the end [S4-24]', { endAt: minutes(-1), answerBefore: minutes(-2) }, { code: 'EVENT_ENDED' }],
    ['while the event is a draft', { eventStatus: 'READY' }, { code: 'EVENT_NOT_OPEN', status: 'READY' }],
    ['when the event is cancelled', { eventStatus: 'CANCELLED' }, { code: 'EVENT_NOT_OPEN', status: 'CANCELLED' }],
  ] as const)('accepting %s', (_when, over, refusal) => {
    const answer = yes({}, PLENTY, anInvitedSession(over))(newInvitation('i1', 2));
    expect(answer).toEqual(refusal === null ? { ok: true, value: [ACCEPTED] } : { ok: false, refusal });
  });

  it('declining is possible until the end', () => {
    invited()
      .when(no(LAN, UNUSED, anInvitedSession({ endAt: minutes(-1) })))
      .thenRefused({ code: 'EVENT_ENDED' });
    invited()
      .when(no(LAN, UNUSED, anInvitedSession({ answerBefore: minutes(-1) })))
      .thenHappens(DECLINED);
  });
});

describe('organising invitations', () => {
  it('removing a guest ends their invitation', () => {
    const told = invited().when(struck()).thenHappens(TAKEN_BACK).when(struck(true)).thenHappens();
    expect(told.state).toEqual({ invitationId: 'i1', letterNumber: 1, partyLimit: 2, status: 'TAKEN_BACK', at: NOW });
    told
      .when(yes())
      .thenRefused({ code: 'INVITATION_TAKEN_BACK' })
      .when(no())
      .thenRefused({ code: 'INVITATION_TAKEN_BACK' });
  });

  it('invites somebody again with a new letter after declining or removal', () => {
    for (const gone of [DECLINED, TAKEN_BACK])
      expect(invited(gone, AGAIN).state).toEqual({
        invitationId: 'i1',
        letterNumber: 2,
        partyLimit: 3,
        status: 'INVITED',
        openedAt: null,
      });
  });

  it('takes another answer by the same letter after the order of an acceptance is deleted', () => {
    const told = invited(ACCEPTED).when(reopened).thenHappens(REOPENED);
    expect(told.state).toMatchObject({ status: 'INVITED', letterNumber: 1 });
    told.when(yes({ accountId: MINH, party: 2 })).thenHappens({ ...ACCEPTED, accountId: MINH, party: 2 });
    for (const other of [WAITING, DECLINED, TAKEN_BACK]) invited(other).when(reopened).thenHappens();
  });
});

describe('invitation states', () => {
  it('are all reachable', () => {
    expect(reachable(INVITATION_TRANSITIONS, 'INVITED')).toEqual(new Set(INVITATION_STATUSES));
  });

  const steps = [
    [[], yes()],
    [[], yes({}, FULL)],
    [[], no()],
    [[], struck()],
    [[WAITING], yes()],
    [[WAITING], no()],
    [[WAITING], struck()],
    [[WAITING], leftLine],
    [[ACCEPTED], no()],
    [[ACCEPTED], struck()],
    [[ACCEPTED], reopened],
    [[DECLINED], again],
    [[DECLINED], yes({}, FULL)],
    [[DECLINED], yes()],
    [[DECLINED], struck()],
    [[TAKEN_BACK], again],
  ] as const;

  it('every transition is used', () => {
    const taken = steps.map(([events, decide]) => {
      const before = invited(...events).state;
      const decided: Result<readonly InvitationEvent[], unknown> = decide(before);
      return `${before.status} ${decided.ok ? decided.value.reduce(evolveInvitation, before).status : 'REFUSED'}`;
    });
    expect(taken.sort()).toEqual(
      Object.entries(INVITATION_TRANSITIONS)
        .flatMap(([from, to]) => to.map((one) => `${from} ${one}`))
        .sort(),
    );
  });

  it('every action is allowed or refused in every state, within the transitions', () => {
    fc.assert(
      fc.property(
        anyInvitation,
        fc.record({ accountId: anyAnswerer, party: anyParty, boughtTicketId: fc.constant('t9') }),
        anyPlaces,
        anyUseOfTickets,
        anyInvitedSession,
        (invitation, acceptance, places, tickets, session) => {
          const open = session.eventStatus === 'PUBLISHED' && NOW <= session.endAt;
          const answers: readonly Result<readonly InvitationEvent[], { readonly code: string }>[] = [
            acceptInvitation(invitation, acceptance, places, session, NOW),
            declineInvitation(invitation, acceptance.accountId, tickets, session, NOW),
          ];
          expect(answers.some(({ ok }) => ok) && !open).toBe(false);
          for (const answer of [
            ...answers,
            takeBackInvitation(invitation, tickets, NOW),
            reopened(invitation),
            leftLine(invitation),
          ]) {
            if (!answer.ok) {
              expect(answer.refusal.code).toMatch(/^[A-Z_]+$/);
              continue;
            }
            const after = answer.value.reduce(evolveInvitation, invitation);
            expect(
              after.status === invitation.status ||
                INVITATION_TRANSITIONS[invitation.status].some((to) => to === after.status),
            ).toBe(true);
            const taken = after.status === 'ACCEPTED' && invitation.status !== 'ACCEPTED' ? after.party : 0;
            expect(taken).toBeLessThanOrEqual(places.left ?? taken);
          }
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe('party size', () => {
  it('is a whole number from one to the limit', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -2, max: 12 }),
        fc.integer({ min: DEFAULT_PARTY_LIMIT, max: LARGEST_PARTY }),
        (wanted, limit) => {
          const refusal = wanted < 1 ? { code: 'PARTY_EMPTY' } : { code: 'PARTY_TOO_LARGE', max: limit };
          expect(partySize(wanted, limit)).toEqual(
            wanted >= 1 && wanted <= limit ? { ok: true, value: wanted } : { ok: false, refusal },
          );
        },
      ),
    );
  });

  it.each([1.5, Number.NaN, Number.POSITIVE_INFINITY])('refuses %d guests', (wanted) => {
    expect(partySize(wanted, 10)).toEqual({ ok: false, refusal: { code: 'PARTY_EMPTY' } });
  });
});
