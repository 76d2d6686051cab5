import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Result } from '#domain/kernel/result.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import { anyInvitation, anyInvitedSession, anyPlaces } from '#test/arbitraries/rsvp.arbitraries.ts';
import { anInvitedSession } from '#test/builders/an-invitation.ts';
import { NOW } from '#test/builders/moments.ts';
import { reachable } from '#test/builders/reachable.ts';
import { acceptInvitation, declineInvitation } from './decide-invitation.ts';
import { evolveInvitation, INVITATION_STATUSES, type Invitation, type InvitationEvent } from './invitation.ts';
import { takesAnswers } from './invited-session.ts';
import {
  initialRsvpPanel,
  moveRsvpPanel,
  RSVP_PANEL_MOVES,
  RSVP_PANEL_STATES,
  type RsvpPanelState,
  rsvpPanelMoves,
  shownRsvpPanel,
} from './rsvp-panel.ts';

const shown = (invitation: Invitation) => ({
  status: invitation.status,
  boughtTicketId: invitation.status === 'ACCEPTED' ? invitation.boughtTicketId : null,
});
const MOVES = ['ACCEPT', 'DECLINE', 'REGISTER_AGAIN'] as const;

describe('the RSVP panel', () => {
  it('starts at the own ticket if there is one [S4-21]', () => {
    for (const status of INVITATION_STATUSES)
      expect(initialRsvpPanel({ boughtTicketId: 't1', status })).toBe('OwnTicket');
    for (const status of ['INVITED', 'TAKEN_BACK'] as const) {
      expect(initialRsvpPanel({ boughtTicketId: null, status })).toBe('NoOwnTicket');
    }
  });

  it('shows a guest on the waiting list that they wait, not a ticket', () => {
    expect(initialRsvpPanel({ boughtTicketId: null, status: 'WAITING' })).toBe('OnWaitingList');
  });

  it('shows a stored decline after a reload', () => {
    expect(initialRsvpPanel({ boughtTicketId: null, status: 'DECLINED' })).toBe('RefusedInvite');
  });

  it.each([
    ['NoOwnTicket', 'ACCEPT', 'OwnTicket'],
    ['NoOwnTicket', 'DECLINE', 'RefusedInvite'],
    ['OwnTicket', 'DECLINE', 'RefusedInvite'],
    ['OnWaitingList', 'DECLINE', 'RefusedInvite'],
    ['RefusedInvite', 'REGISTER_AGAIN', 'NoOwnTicket'],
  ] as const)('goes from %s by %s to %s [S4-22]', (from, move, to) => {
    expect(moveRsvpPanel(from, move, null, null)).toEqual({ ok: true, value: to });
  });

  it('shows after an answer what a reload would show', () => {
    const answering = { accountId: 'lan' as AccountId, party: 1, boughtTicketId: 't1' };
    const UNUSED = { checkedIn: false, handedOn: false };
    fc.assert(
      fc.property(anyInvitation, anyPlaces, fc.constantFrom('ACCEPT', 'DECLINE'), (before, places, move) => {
        const session = anInvitedSession();
        const answer: Result<readonly InvitationEvent[], unknown> =
          move === 'ACCEPT'
            ? acceptInvitation(before, answering, places, session, NOW)
            : declineInvitation(before, answering.accountId, UNUSED, session, NOW);
        fc.pre(answer.ok && initialRsvpPanel(shown(before)) === 'NoOwnTicket');
        const after = shown(answer.ok ? answer.value.reduce(evolveInvitation, before) : before);
        const moved = moveRsvpPanel('NoOwnTicket', move, after, null);
        expect(moved).toEqual({ ok: true, value: initialRsvpPanel(after) });
        expect(moved.ok && moved.value === 'OwnTicket').toBe(after.status === 'ACCEPTED');
      }),
    );
    expect(moveRsvpPanel('NoOwnTicket', 'ACCEPT', { boughtTicketId: null, status: 'WAITING' }, null)).toEqual({
      ok: true,
      value: 'OnWaitingList',
    });
  });

  it('offers exactly its moves', () => {
    const possible = RSVP_PANEL_STATES.flatMap((from) =>
      MOVES.map((move) => ({
        from,
        move,
        result: moveRsvpPanel(from, move, null, null),
        offered: rsvpPanelMoves(from, null).includes(move),
      })),
    );
    expect(possible.filter(({ result }) => result.ok)).toHaveLength(5);
    for (const { from, result, offered } of possible) {
      expect(result.ok).toBe(offered);
      if (!result.ok) expect(result.refusal).toEqual({ code: 'NO_SUCH_MOVE', from });
    }
  });

  it('shows only that the event has ended or is not open, and takes no answers [S4-24]', () => {
    for (const state of RSVP_PANEL_STATES) {
      expect(
        [null, 'EVENT_ENDED' as const, 'EVENT_NOT_OPEN' as const].map((closed) => shownRsvpPanel(state, closed)),
      ).toEqual([state, 'EventEnded', 'EventNotOpen']);
    }
    fc.assert(
      fc.property(
        anyInvitedSession,
        fc.constantFrom(...RSVP_PANEL_STATES),
        fc.constantFrom(...MOVES),
        (session, state, move) => {
          const open = takesAnswers(session, NOW);
          const closed = open.ok ? null : open.refusal.code;
          if (!open.ok) expect(rsvpPanelMoves(state, closed)).toEqual([]);
          if (!open.ok)
            expect(moveRsvpPanel(state, move, null, closed)).toEqual({
              ok: false,
              refusal: { code: open.refusal.code },
            });
          expect(shownRsvpPanel(state, closed) === 'EventEnded').toBe(NOW > session.endAt);
        },
      ),
    );
  });

  it('reaches every state', () => {
    const table: Readonly<Record<RsvpPanelState, readonly RsvpPanelState[]>> = {
      // An acceptance without a free place leads to the waiting list.
      NoOwnTicket: [...Object.values(RSVP_PANEL_MOVES.NoOwnTicket), 'OnWaitingList'],
      OnWaitingList: Object.values(RSVP_PANEL_MOVES.OnWaitingList),
      OwnTicket: Object.values(RSVP_PANEL_MOVES.OwnTicket),
      RefusedInvite: Object.values(RSVP_PANEL_MOVES.RefusedInvite),
    };
    expect(reachable(table, 'NoOwnTicket')).toEqual(new Set(RSVP_PANEL_STATES));
  });
});
