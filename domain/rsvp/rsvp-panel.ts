import { ok, type Result, refused } from '#domain/kernel/result.ts';
import type { InvitationStatus } from './invitation.ts';
import type { ClosedRefusal } from './invited-session.ts';

/** While its event has not ended; the specification's names, and OnWaitingList [design]. [S4-21] */
export type RsvpPanelState = 'NoOwnTicket' | 'OnWaitingList' | 'OwnTicket' | 'RefusedInvite';

/** What the panel shows. An ended, cancelled or unpublished event wins over the state. [S4-24] */
export type RsvpPanelView = RsvpPanelState | 'EventEnded' | 'EventNotOpen';

/** Null while answers are taken. */
type Closed = ClosedRefusal['code'] | null;

export type RsvpPanelMove = 'ACCEPT' | 'DECLINE' | 'REGISTER_AGAIN';

/** Moves of each state; a move that is missing has no button. [S4-22] [S4-23] */
export const RSVP_PANEL_MOVES = {
  NoOwnTicket: { ACCEPT: 'OwnTicket', DECLINE: 'RefusedInvite' },
  OnWaitingList: { DECLINE: 'RefusedInvite' },
  OwnTicket: { DECLINE: 'RefusedInvite' },
  RefusedInvite: { REGISTER_AGAIN: 'NoOwnTicket' },
} as const satisfies Readonly<Record<RsvpPanelState, Readonly<Partial<Record<RsvpPanelMove, RsvpPanelState>>>>>;

export const RSVP_PANEL_STATES = Object.keys(RSVP_PANEL_MOVES) as readonly RsvpPanelState[];

export type PanelRefusal =
  | { readonly code: ClosedRefusal['code'] }
  | { readonly code: 'NO_SUCH_MOVE'; readonly from: RsvpPanelState };

type PanelInvitation = { readonly boughtTicketId: string | null; readonly status: InvitationStatus };

/** The panel's initial state; a stored decline survives a reload. [S4-21] */
export function initialRsvpPanel(invitation: PanelInvitation): RsvpPanelState {
  if (invitation.boughtTicketId !== null) return 'OwnTicket';
  if (invitation.status === 'WAITING') return 'OnWaitingList';
  return invitation.status === 'DECLINED' ? 'RefusedInvite' : 'NoOwnTicket';
}

/** [S4-24] */
export function shownRsvpPanel(state: RsvpPanelState, closed: Closed): RsvpPanelView {
  if (closed === null) return state;
  return closed === 'EVENT_ENDED' ? 'EventEnded' : 'EventNotOpen';
}

export const rsvpPanelMoves = (state: RsvpPanelState, closed: Closed): readonly RsvpPanelMove[] =>
  closed === null ? (Object.keys(RSVP_PANEL_MOVES[state]) as readonly RsvpPanelMove[]) : [];

/**
 * `answered`: by the server, so that nobody on the waiting list is shown a ticket; null: no request. [S4-22] [S4-24]
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
