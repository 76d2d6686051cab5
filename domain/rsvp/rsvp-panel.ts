import { ok, type Result, refused } from '#domain/kernel/result.ts';
import type { InvitationStatus } from './invitation.ts';
import type { ClosedRefusal } from './invited-session.ts';

/**
 * What the panel beside an invitation stands at while its event has not ended; the names are the specification's.
 * [S4-21]
 */
export type RsvpPanelState = 'NoOwnTicket' | 'OwnTicket' | 'RefusedInvite';

/**
 * What the panel shows: an ended event stands above every state, and so does one that is cancelled or a draft again.
 * [S4-24]
 */
export type RsvpPanelView = RsvpPanelState | 'EventEnded' | 'EventNotOpen';

/** Why nothing is answered any more, as takesAnswers says; null while answers are taken. */
type Closed = ClosedRefusal['code'] | null;

/** What a person does on it. */
export type RsvpPanelMove = 'ACCEPT' | 'DECLINE' | 'REGISTER_AGAIN';

/**
 * Where each move leads, a yes where it takes places; a no also takes a yes back. What is not here has no button.
 * [S4-22] [S4-23]
 */
export const RSVP_PANEL_MOVES = {
  NoOwnTicket: { ACCEPT: 'OwnTicket', DECLINE: 'RefusedInvite' },
  OwnTicket: { DECLINE: 'RefusedInvite' },
  RefusedInvite: { REGISTER_AGAIN: 'NoOwnTicket' },
} as const satisfies Readonly<Record<RsvpPanelState, Readonly<Partial<Record<RsvpPanelMove, RsvpPanelState>>>>>;

export const RSVP_PANEL_STATES = Object.keys(RSVP_PANEL_MOVES) as readonly RsvpPanelState[];

export type PanelRefusal =
  | { readonly code: ClosedRefusal['code'] }
  | { readonly code: 'NO_SUCH_MOVE'; readonly from: RsvpPanelState };

type PanelInvitation = { readonly boughtTicketId: string | null; readonly status: InvitationStatus };

/** Where the panel begins. A stored decline is shown again after a reload. [S4-21] */
export function initialRsvpPanel(invitation: PanelInvitation): RsvpPanelState {
  if (invitation.boughtTicketId !== null) return 'OwnTicket';
  return invitation.status === 'DECLINED' ? 'RefusedInvite' : 'NoOwnTicket';
}

/** What is shown for a state. [S4-24] */
export function shownRsvpPanel(state: RsvpPanelState, closed: Closed): RsvpPanelView {
  if (closed === null) return state;
  return closed === 'EVENT_ENDED' ? 'EventEnded' : 'EventNotOpen';
}

/** The buttons of what is shown. */
export const rsvpPanelMoves = (state: RsvpPanelState, closed: Closed): readonly RsvpPanelMove[] =>
  closed === null ? (Object.keys(RSVP_PANEL_MOVES[state]) as readonly RsvpPanelMove[]) : [];

/**
 * Where a move leads. `answered` is the invitation that the server gave back, so that who joined the waiting list is
 * not shown a ticket; null for what asks nothing of the server. [S4-22] [S4-24]
 */
export function moveRsvpPanel(
  state: RsvpPanelState,
  move: RsvpPanelMove,
  answered: PanelInvitation | null,
  closed: Closed,
): Result<RsvpPanelState, PanelRefusal> {
  if (closed !== null) return refused({ code: closed });
  const moves: Readonly<Partial<Record<RsvpPanelMove, RsvpPanelState>>> = RSVP_PANEL_MOVES[state];
  const next = moves[move];
  if (next === undefined) return refused({ code: 'NO_SUCH_MOVE', from: state });
  return ok(answered === null ? next : initialRsvpPanel(answered));
}
