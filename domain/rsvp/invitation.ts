import type { Instant } from '#domain/kernel/instant.ts';
import { never } from '#domain/kernel/never.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import type { AccountId } from '#domain/people/account-id.ts';

/** WAITING: accepted when no place was left, and on the waiting list. */
export type InvitationStatus = 'INVITED' | 'WAITING' | 'ACCEPTED' | 'DECLINED' | 'TAKEN_BACK';

type Letter = {
  readonly invitationId: string;
  /** From 1; raised by each new invitation, which invalidates older secrets. */
  readonly letterNumber: number;
  /** Most guests on this invitation, including the invited person. */
  readonly partyLimit: number;
};

/** An invitation to one session. [S4-23] [S3-73] */
export type Invitation = Letter &
  (
    | { readonly status: 'INVITED'; readonly openedAt: Instant | null }
    | { readonly status: 'WAITING'; readonly accountId: AccountId; readonly party: number; readonly since: Instant }
    | {
        readonly status: 'ACCEPTED';
        readonly accountId: AccountId;
        readonly party: number;
        /** The invitee's own ticket; companions hold others of the same order. */
        readonly boughtTicketId: string;
        readonly at: Instant;
      }
    | { readonly status: 'DECLINED'; readonly at: Instant }
    | { readonly status: 'TAKEN_BACK'; readonly at: Instant }
  );

/** Answers can be changed both ways, removed guests invited again; a deleted order or a left line reopens. [S4-22] */
export const INVITATION_TRANSITIONS = {
  INVITED: ['WAITING', 'ACCEPTED', 'DECLINED', 'TAKEN_BACK'],
  WAITING: ['INVITED', 'ACCEPTED', 'DECLINED', 'TAKEN_BACK'],
  ACCEPTED: ['INVITED', 'DECLINED', 'TAKEN_BACK'],
  DECLINED: ['INVITED', 'WAITING', 'ACCEPTED', 'TAKEN_BACK'],
  TAKEN_BACK: ['INVITED'],
} as const satisfies Readonly<Record<InvitationStatus, readonly InvitationStatus[]>>;

export const INVITATION_STATUSES = Object.keys(INVITATION_TRANSITIONS) as readonly InvitationStatus[];

export type InvitationEvent =
  | {
      readonly kind: 'ACCEPTED';
      readonly at: Instant;
      readonly accountId: AccountId;
      readonly party: number;
      readonly boughtTicketId: string;
    }
  | { readonly kind: 'WAITING_JOINED'; readonly at: Instant; readonly accountId: AccountId; readonly party: number }
  /** Releases the places of an acceptance and voids its tickets. */
  | { readonly kind: 'DECLINED'; readonly at: Instant }
  | { readonly kind: 'TAKEN_BACK'; readonly at: Instant }
  /** A new letter to somebody who declined or was removed. The old letter's secret stops working. */
  | { readonly kind: 'INVITED_AGAIN'; readonly partyLimit: number }
  /** The tickets of the acceptance are void; the same letter takes another answer. */
  | { readonly kind: 'ORDER_DELETED'; readonly at: Instant }
  /** No longer on the waiting list; the same letter takes another answer. */
  | { readonly kind: 'LINE_LEFT'; readonly at: Instant };

export const newInvitation = (invitationId: string, partyLimit: number): Invitation => ({
  invitationId,
  letterNumber: 1,
  partyLimit,
  status: 'INVITED',
  openedAt: null,
});

/** Unless the invitation allows more. [design] */
export const DEFAULT_PARTY_LIMIT = 1;
/** [design] */
export const LARGEST_PARTY = 10;

export type PartyRefusal =
  | { readonly code: 'PARTY_EMPTY' }
  | { readonly code: 'PARTY_TOO_LARGE'; readonly max: number };

/** The number of guests on one invitation, including the invited person: from 1 to the invitation's limit. [design] */
export function partySize(wanted: number, limit: number): Result<number, PartyRefusal> {
  if (!Number.isInteger(wanted) || wanted < 1) return refused({ code: 'PARTY_EMPTY' });
  return wanted > limit ? refused({ code: 'PARTY_TOO_LARGE', max: limit }) : ok(wanted);
}

/** The invitation after an event. [S4-22] [design] */
export function evolveInvitation(invitation: Invitation, event: InvitationEvent): Invitation {
  const { invitationId, letterNumber, partyLimit } = invitation;
  const letter = { invitationId, letterNumber, partyLimit };
  switch (event.kind) {
    case 'ACCEPTED':
      return {
        ...letter,
        status: 'ACCEPTED',
        accountId: event.accountId,
        party: event.party,
        boughtTicketId: event.boughtTicketId,
        at: event.at,
      };
    case 'WAITING_JOINED':
      return { ...letter, status: 'WAITING', accountId: event.accountId, party: event.party, since: event.at };
    case 'DECLINED':
      return { ...letter, status: 'DECLINED', at: event.at };
    case 'TAKEN_BACK':
      return { ...letter, status: 'TAKEN_BACK', at: event.at };
    case 'INVITED_AGAIN':
      return { ...newInvitation(invitationId, event.partyLimit), letterNumber: letterNumber + 1 };
    case 'ORDER_DELETED':
    case 'LINE_LEFT':
      return { ...letter, status: 'INVITED', openedAt: event.at };
    default:
      return never(event);
  }
}
