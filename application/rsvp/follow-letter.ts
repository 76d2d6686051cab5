import type { Observable } from 'rxjs';
import type { Letter, SeenInvitation } from '#application/rsvp/ports/invitation-desk.ts';
import { type Token, token } from '#domain/kernel/token.ts';

/** The invitation again whenever something changes at its event, for who waits for a place. Never errors. */
export type FollowLetter = (eventId: number, letter: Letter) => Observable<SeenInvitation>;
export const FollowLetter: Token<FollowLetter> = token('FollowLetter');
