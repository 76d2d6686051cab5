import { describe, expect, it } from 'vitest';
import { reachable } from '#test/builders/reachable.ts';
import { INVITATION_STATUSES } from './invitation.ts';
import {
  initialRsvpPanel,
  moveRsvpPanel,
  RSVP_PANEL_MOVES,
  RSVP_PANEL_STATES,
  type RsvpPanelState,
  rsvpPanelMoves,
  shownRsvpPanel,
} from './rsvp-panel.ts';

const MOVES = ['ACCEPT', 'DECLINE', 'REGISTER_AGAIN'] as const;

describe('the RSVP panel', () => {
  it('starts with the own ticket when the invitation has one, and without otherwise [S4-21]', () => {
    for (const status of INVITATION_STATUSES) expect(initialRsvpPanel({ boughtTicketId: 't1', status })).toBe('OwnTicket');
    for (const status of ['INVITED', 'WAITING', 'TAKEN_BACK'] as const) {
      expect(initialRsvpPanel({ boughtTicketId: null, status })).toBe('NoOwnTicket');
    }
  });

  it('shows a stored decline again after a reload', () => {
    expect(initialRsvpPanel({ boughtTicketId: null, status: 'DECLINED' })).toBe('RefusedInvite');
  });

  it.each([
    ['NoOwnTicket', 'ACCEPT', 'OwnTicket'],
    ['NoOwnTicket', 'DECLINE', 'RefusedInvite'],
    ['RefusedInvite', 'REGISTER_AGAIN', 'NoOwnTicket'],
  ] as const)('goes from %s by %s to %s [S4-22]', (from, move, to) => {
    expect(moveRsvpPanel(from, move, false)).toEqual({ ok: true, value: to });
  });

  it('has no other moves, and offers those it has', () => {
    const possible = RSVP_PANEL_STATES.flatMap((from) =>
      MOVES.map((move) => ({ from, move, result: moveRsvpPanel(from, move, false), offered: rsvpPanelMoves(from, false).includes(move) })),
    );
    expect(possible.filter(({ result }) => result.ok)).toHaveLength(3);
    for (const { from, result, offered } of possible) {
      expect(result.ok).toBe(offered);
      if (!result.ok) expect(result.refusal).toEqual({ code: 'NO_SUCH_MOVE', from });
    }
  });

  it('says only that the event has ended, in every state, once it has [S4-24]', () => {
    for (const state of RSVP_PANEL_STATES) {
      expect(shownRsvpPanel(state, true)).toBe('EventEnded');
      expect(shownRsvpPanel(state, false)).toBe(state);
      expect(rsvpPanelMoves(state, true)).toEqual([]);
      for (const move of MOVES) expect(moveRsvpPanel(state, move, true)).toEqual({ ok: false, refusal: { code: 'EVENT_ENDED' } });
    }
  });

  it('reaches every state from the first', () => {
    const table: Readonly<Record<RsvpPanelState, readonly RsvpPanelState[]>> = {
      NoOwnTicket: Object.values(RSVP_PANEL_MOVES.NoOwnTicket),
      OwnTicket: Object.values(RSVP_PANEL_MOVES.OwnTicket),
      RefusedInvite: Object.values(RSVP_PANEL_MOVES.RefusedInvite),
    };
    expect(reachable(table, 'NoOwnTicket')).toEqual(new Set(RSVP_PANEL_STATES));
  });
});
